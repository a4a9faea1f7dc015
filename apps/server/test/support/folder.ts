import { chmod, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that all may read: started by root, PostgreSQL and nginx run as other users. */
export async function createFolder() {
  const folder = await mkdtempDisposable(join(tmpdir(), 'naya-'));
  await chmod(folder.path, 0o755);
  return folder;
}
