import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Removed with `opened`. Readable by all: started by root, PostgreSQL and nginx run as other users. */
export async function createTemporaryFolder(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'naya-bench-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}
