import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Keeps 50 MB of garbage less in memory: docs/decisions/0053-small-young-generation.md. `npm start` and the image say the same. */
export const serverFlags = ['--max-semi-space-size=8'];

/** The server as `npm start` runs it. */
export const serverCommand = ['node', ...serverFlags, join(root, 'apps/server/src/main.ts')];
