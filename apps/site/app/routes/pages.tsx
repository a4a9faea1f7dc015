import type { Api } from '@naya/contract/api/port';
import { pagesUrl, pageUrl } from '@naya/contract/urls';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { SkeletonBlock, Loading } from '../components/loading.tsx';
import { Document } from '../components/prose.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/pages';

const load = (api: Api) => ({ pages: section(api.pages()) });

export const loader = serverLoader(load, 'pages');
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Pages',
    description: 'Guides, checklists and notices in one list.',
    path: pagesUrl,
  });
}

export default function PagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Document title="Pages">
      <Section of={loaderData.pages} loading={<ListSkeleton />}>
        {(pages) =>
          pages.length === 0 ? (
            <StateMessage title="No pages yet" />
          ) : (
            <ul className="max-w-2xl border-t border-line">
              {pages.map(({ slug, title }) => (
                <li key={slug} className="border-b border-line">
                  <Link
                    to={pageUrl(slug)}
                    prefetch="intent"
                    className="flex min-h-16 items-center justify-between gap-4 py-3 text-xl font-semibold hover:text-sign"
                  >
                    <span className="min-w-0">{title}</span>
                    <ArrowRight aria-hidden size={20} className="shrink-0 text-sign" />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Section>
    </Document>
  );
}

function ListSkeleton() {
  return (
    <Loading className="grid max-w-2xl gap-4">
      {[1, 2, 3, 4].map((row) => (
        <SkeletonBlock key={row} className="h-12" />
      ))}
    </Loading>
  );
}
