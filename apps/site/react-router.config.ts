import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Seventeen routes fit into one small manifest: no request to find a route on navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
