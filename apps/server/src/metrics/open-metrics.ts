import type { RequestListener } from 'node:http';
import type { Router } from '../api/router.ts';
import type { PageCacheStats } from '../delivery/page-cache.ts';
import type { Pools } from '../start/pools.ts';
import { createRegistry } from './registry.ts';
import { metricsRoutes } from './routes.ts';
import { timeRequests } from './time-requests.ts';

export type Metrics = {
  timeRequests: (listener: RequestListener) => RequestListener;
  watchPageCache: (pages: () => PageCacheStats) => void;
};

/** Without a token nothing is counted beyond what the page cache counts anyway, and there is no route. */
export function openMetrics(app: Router, dbs: Pools, token: string | undefined): Metrics {
  if (!token) return { timeRequests: (listener) => listener, watchPageCache: () => {} };
  let pages = (): PageCacheStats => ({ hit: 0, stale: 0, miss: 0, bytes: 0, pages: 0 });
  const { register, requests } = createRegistry({ dbs, pages: () => pages() });
  app.route('/', metricsRoutes(token, register));
  return {
    timeRequests: (listener) => timeRequests(listener, requests),
    watchPageCache: (stats) => {
      pages = stats;
    },
  };
}
