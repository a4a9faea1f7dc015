import type { Logger } from 'pino';
import type { Preview } from '../office/route.ts';
import type { MountedSite } from './site.ts';

/** Renders pages of the site for which `reads` replace some reads by records that are not public yet. */
export function renderPreviews({ createSite, options }: MountedSite, log: Logger) {
  const render: Preview['render'] = async (path, reads) => {
    const handle = (await createSite())({
      ...options,
      // The policy of a preview forbids them anyway; without them the browser has nothing to complain about.
      withScripts: false,
      report: (error) => log.error({ err: error }, 'a preview failed'),
      createApi: (onRead) => ({ ...options.createApi(onRead), ...reads }),
    });
    return handle(new Request(new URL(path, options.publicUrl)));
  };
  return render;
}
