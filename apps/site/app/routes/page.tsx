import { messages } from '@naya/contract/api/messages';
import type { Api } from '@naya/contract/api/port';
import { firstCharacters, plainText } from '@naya/contract/format/text';
import { pagesUrl, pageUrl } from '@naya/contract/urls';
import { LinkButton } from '../components/button.tsx';
import { ClientRedirect } from '../components/client-redirect.tsx';
import { pageFailure } from '../components/failure.tsx';
import { SkeletonBlock } from '../components/loading.tsx';
import { Document, Prose, DocumentSkeleton } from '../components/prose.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { cleanInBrowser } from '../data/clean-html-in-browser.ts';
import { cleanOnServer } from '../data/clean-html.server.ts';
import type { HtmlCleaner } from '../data/clean-html.ts';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/page';
import { Checklist } from './page/checklist.tsx';

const descriptionCharacters = 160;

async function readPage(api: Api, slug: string, clean: HtmlCleaner) {
  const page = await api.page(slug);
  return (
    page && {
      slug: page.slug,
      title: page.title,
      summary: firstCharacters(plainText(page.content), descriptionCharacters),
      html: await clean(page.content),
    }
  );
}

const load =
  (clean: HtmlCleaner) =>
  (api: Api, { params }: { params: { slug: string } }) => ({
    page: section(readPage(api, params.slug, clean)),
  });

const redirectUrl = (page: { slug: string } | null, params: { slug: string }) =>
  page && page.slug !== params.slug ? pageUrl(page.slug) : null;

export const loader = serverLoader(load(cleanOnServer), 'page', {
  movedTo: ({ page }, params) => redirectUrl(peek(page), params),
});
export const clientLoader = browserLoader(load(cleanInBrowser));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = peek(loaderData?.page);
  return pageMeta(matches, {
    title: page?.title ?? 'Page',
    description: page?.summary,
    path: page ? pageUrl(page.slug) : undefined,
  });
}

export default function CmsPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Section of={loaderData.page} loading={<PageSkeleton />} failed={pageFailure}>
      {(page) =>
        page ? (
          <ClientRedirect to={redirectUrl(page, params)}>
            <Document title={page.title}>
              {page.html.includes('<li class="task">') ? (
                <Checklist key={page.slug} slug={page.slug}>
                  <Prose html={page.html} />
                </Checklist>
              ) : (
                <Prose html={page.html} />
              )}
            </Document>
          </ClientRedirect>
        ) : (
          <PageNotFound />
        )
      }
    </Section>
  );
}

function PageNotFound() {
  return (
    <div className="shell py-16 lg:py-24">
      <StateMessage level="h1" drawing="shutter" title={messages.pageNotFound}>
        <LinkButton to={pagesUrl}>All pages</LinkButton>
      </StateMessage>
    </div>
  );
}

function PageSkeleton() {
  return (
    <Document title={<SkeletonBlock className="h-9 w-4/5 lg:h-24" />}>
      <DocumentSkeleton />
    </Document>
  );
}
