import { afterAll, expect } from 'vitest';
import { readLogs } from './main.ts';
import { findSecrets } from './planted.ts';

/** Registered ahead of a test file's own hooks, so it runs after the last of them, when its servers have stopped. */
afterAll(() => {
  for (const readLog of readLogs.splice(0)) expect(findSecrets(readLog())).toEqual([]);
});
