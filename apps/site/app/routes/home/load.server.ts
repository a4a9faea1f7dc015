import { serverLoader } from '../../data/load.ts';
import { siteThings } from '../../structured/site.server.ts';
import { withData } from '../../structured/thing.server.ts';
import { eventThings } from '../../structured/video.server.ts';
import { loadHome } from './load-home.ts';

/** Apart from the route: what that imports itself, a first visit would load. */
export const loadOnServer = serverLoader(loadHome, undefined, {
  structured: ({ events }, base) => [
    ...siteThings(base),
    ...withData(events, (them) => eventThings(base, them)),
  ],
});
