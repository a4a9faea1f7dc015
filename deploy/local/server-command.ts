import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The server as `npm start` runs it. */
export const serverCommand = ['node', join(root, 'apps/server/src/main.ts')] as const;
