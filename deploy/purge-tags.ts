import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

// nginx puts the headers of an answer before its body; ours fit into this.
const headBytes = 8_192;
// nginx may have the file open and goes on reading it: it takes one of another version for none at all.
const noVersion = Buffer.alloc(8);
const cacheFile = /^[0-9a-f]{32}$/;
const cacheTag = /\r\ncache-tag: ([^\r]*)\r\n/i;

/** Drops from an nginx cache folder the answers that carry one of the tags; all that carry any, without tags. */
export async function purgeTags(folder: string, tags?: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let purged = 0;
  for (const entry of entries) {
    if (!entry.isFile() || !cacheFile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    if (await purgeIfTagged(file, tags)) purged += 1;
  }
  return purged;
}

async function purgeIfTagged(file: string, tags?: ReadonlySet<string>): Promise<boolean> {
  const handle = await open(file, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  // nginx itself has removed it meanwhile.
  if (!handle) return false;
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headBytes) });
    const found = cacheTag.exec(buffer.toString('latin1', 0, bytesRead))?.[1]?.split(' ');
    if (!found || (tags && !found.some((tag) => tags.has(tag)))) return false;
    await handle.write(noVersion, 0, noVersion.length, 0);
    await rm(file, { force: true });
    return true;
  } finally {
    await handle.close();
  }
}
