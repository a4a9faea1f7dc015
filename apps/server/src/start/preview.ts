import type { Logger } from 'pino';
import type { Router } from '../api/router.ts';
import type { Preview } from '../office/route.ts';
import type { MountedSite } from './site.ts';

const apiBaseUrl = '/admin/api';

/** Pages of the site whose reads are answered from what is not public yet; all others as ever. */
export function renderPreviews(
  app: Router,
  site: MountedSite,
  { publicUrl, log }: { publicUrl: string; log: Logger },
): Preview['render'] {
  return async (path, reads) => {
    const createSite = await site.createSite();
    const handle = createSite({
      apiBaseUrl,
      publicUrl,
      // The policy of a preview forbids them anyway; without them the browser has nothing to complain about.
      withScripts: false,
      report: (error) => log.error({ err: error }, 'a preview failed'),
      fetch: async (url, init) => {
        const read = reads[url.slice(apiBaseUrl.length)];
        if (read !== undefined) return Response.json(read);
        return app.fetch(new Request(new URL(url, publicUrl), init));
      },
    });
    return handle(new Request(new URL(path, publicUrl)));
  };
}
