import type { RequestListener } from 'node:http';
import type { Router } from '../api/router.ts';
import type { PageFigures } from '../delivery/page-cache.ts';
import type { Pools } from '../start/pools.ts';
import { createRegistry } from './registry.ts';
import { metricsRoutes } from './routes.ts';
import { timed } from './time-requests.ts';

export type Metrics = {
  timed: (listener: RequestListener) => RequestListener;
  watch: (pages: () => PageFigures) => void;
};

/** Without a token nothing is counted beyond what the page cache counts anyway, and there is no route. */
export function openMetrics(app: Router, dbs: Pools, token: string | undefined): Metrics {
  if (!token) return { timed: (listener) => listener, watch: () => {} };
  let pages = (): PageFigures => ({ hit: 0, stale: 0, miss: 0, bytes: 0, pages: 0 });
  const { register, requests } = createRegistry({ dbs, pages: () => pages() });
  app.route('/', metricsRoutes(token, register));
  return {
    timed: (listener) => timed(listener, requests),
    watch: (figures) => {
      pages = figures;
    },
  };
}
