import { normaliseBlog } from '@naya/contract/blog/normalise';
import type { DraftedDocument } from '@naya/contract/drafts';
import { normaliseFranchise } from '@naya/contract/franchises/normalise';
import { text } from '@naya/contract/normalise/values';
import { normalisePage } from '@naya/contract/pages/normalise';
import { normaliseAbout } from '@naya/contract/site-info/normalise';
import {
  aboutUrl,
  blogUrl,
  franchiseUrl,
  pageUrl,
  privacyPolicyUrl,
  termsUrl,
} from '@naya/contract/urls';
import { CoreError, requireFound } from '@naya/core/errors';
import { cleanDocument, cleanHtml } from '@naya/core/sanitise';
import { findAnyFranchise } from '@naya/db/franchises/office';
import {
  idOf,
  editors,
  type OfficeDeps,
  type OfficeRoute,
  type PreviewReads,
} from '../office/route.ts';

type Typed = Record<string, unknown>;
type Shown = [path: string, reads: PreviewReads];

/** A typed record may lack anything yet; a page needs an id and a slug to be shown at all. */
const cleanRecord = (typed: Typed, slug: string) => ({
  ...typed,
  id: typed['id'] ?? 0,
  slug,
  content: cleanHtml(text(typed['content']) ?? ''),
});
const documentHtml = (key: DraftedDocument, { value }: Typed) =>
  String(cleanDocument(key, text(value) ?? ''));

const unsaved = 'preview';

/** The page of each text, made from what stands in its form. */
const previews: Record<string, (typed: Typed) => Shown> = {
  blogs: (typed) => [
    blogUrl(unsaved),
    { blog: async () => normaliseBlog(cleanRecord(typed, unsaved)) },
  ],
  pages: (typed) => [
    pageUrl(unsaved),
    { page: async () => normalisePage(cleanRecord(typed, unsaved)) },
  ],
  about: ({ value }) => [
    aboutUrl,
    {
      about: async () =>
        normaliseAbout(cleanDocument('about', { content: '', ...(value as object | null) })),
    },
  ],
  'privacy-policy': (typed) => [
    privacyPolicyUrl,
    { privacyPolicy: async () => documentHtml('privacy-policy', typed) },
  ],
  terms: (typed) => [termsUrl, { terms: async () => documentHtml('terms', typed) }],
};

/** The public page of something that is not public yet, from the site itself. */
export const previewRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/preview/franchises/:id{\\d+}',
    access: editors,
    async handle(c, deps) {
      const id = idOf(c, 'Franchise');
      const stored = requireFound(await findAnyFranchise(deps.core.db, id), 'Franchise');
      const reads = { franchise: async () => normaliseFranchise(stored) };
      const page = await renderPage(deps, [franchiseUrl(id), reads]);
      return new Response(page.body, { status: page.status, headers: framed });
    },
  },
  ...Object.entries(previews).map(([name, show]): OfficeRoute => ({
    method: 'post',
    path: `/preview/${name}`,
    access: editors,
    body: 'json',
    async handle(c, deps) {
      const page = await renderPage(deps, show((c.var.body ?? {}) as Typed));
      return c.json({ html: await page.text() });
    },
  })),
];

async function renderPage(deps: OfficeDeps, [path, reads]: Shown): Promise<Response> {
  const { render } = deps.preview;
  if (!render) throw new CoreError('unavailable', 'noSiteToPreview');
  return render(path, reads);
}

/** Shown in a frame of ours, without scripts: it is looked at, not used. */
const framed = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-same-origin",
};
