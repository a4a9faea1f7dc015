import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from '../../scripts/compress-assets.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The routes fit into one small manifest: no request to find a route on navigation.
  routeDiscovery: { mode: 'initial' },
  // Loaders share code with their pages: on their own they would be files of some fifty bytes, one request each.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
