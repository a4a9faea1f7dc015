import { afterAll, beforeAll } from 'vitest';
import { createFolder } from './folder.ts';

/** A folder of this test file's own. */
export function useFolder(): () => string {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  beforeAll(async () => {
    folder = await createFolder();
  });
  afterAll(() => folder.remove());
  return () => folder.path;
}
