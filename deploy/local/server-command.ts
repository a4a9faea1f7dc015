import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Keeps 50 MB of garbage less in memory: docs/decisions/0053-small-young-generation.md. `npm start` and the image say the same. */
export const serverFlags = ['--max-semi-space-size=8'];

/** The server as `npm start` runs it, of this checkout or another. */
export const serverCommandOf = (checkout = root) => [
  'node',
  ...serverFlags,
  join(checkout, 'apps/server/src/main.ts'),
];

export const serverCommand = serverCommandOf();
