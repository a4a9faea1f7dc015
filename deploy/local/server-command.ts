import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The server with the flags of `npm start`, which decision 43 explains. */
export const serverCommand = [
  'node',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  join(root, 'apps/server/src/main.ts'),
] as const;
