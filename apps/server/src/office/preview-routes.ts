import { normaliseBlog } from '@naya/contract/blog/normalise';
import { normaliseFranchise } from '@naya/contract/franchises/normalise';
import { blogUrl, franchiseUrl } from '@naya/contract/urls';
import { CoreError, found } from '@naya/core/errors';
import { getRecord } from '@naya/core/office/save-record';
import { findAnyFranchise } from '@naya/db/franchises/office';
import { idOf } from './request.ts';
import { editors, type OfficeDeps, type OfficeRoute, type PreviewReads } from './route.ts';

/** The public page of something that is not public yet, from the site itself. */
export const previewRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/preview/franchises/:id{\\d+}',
    access: editors,
    async handle(c, deps) {
      const id = idOf(c, 'Franchise');
      const stored = found(await findAnyFranchise(deps.core.db, id), 'Franchise');
      return preview(deps, franchiseUrl(id), { franchise: async () => normaliseFranchise(stored) });
    },
  },
  {
    method: 'get',
    path: '/preview/blogs/:id{\\d+}',
    access: editors,
    async handle(c, deps) {
      const post = await getRecord(deps.core, 'blogs', idOf(c, 'Blog post'));
      const slug = String(post['slug']);
      return preview(deps, blogUrl(slug), { blog: async () => normaliseBlog(post) });
    },
  },
];

/** Shown in a frame of ours, without scripts: it is looked at, not used. */
async function preview(deps: OfficeDeps, path: string, reads: PreviewReads): Promise<Response> {
  const { render } = deps.preview;
  if (!render) throw new CoreError('unavailable', 'There is no site to preview with.');
  const page = await render(path, reads);
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-same-origin",
  });
  return new Response(page.body, { status: page.status, headers });
}
