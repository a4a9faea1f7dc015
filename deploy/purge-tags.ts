import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

// nginx puts the headers of an answer before its body; ours fit into this.
const headBytes = 8_192;
const cacheFile = /^[0-9a-f]{32}$/;
const cacheTag = /\r\ncache-tag: ([^\r]*)\r\n/i;

/** Drops from an nginx cache folder the answers that carry one of the tags; all that carry any, without tags. */
export async function purgeTags(folder: string, tags?: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let purged = 0;
  for (const entry of entries) {
    if (!entry.isFile() || !cacheFile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const found = cacheTag.exec(await readHead(file))?.[1]?.split(' ');
    if (!found || (tags && !found.some((tag) => tags.has(tag)))) continue;
    await rm(file, { force: true });
    purged += 1;
  }
  return purged;
}

/** Empty when nginx itself has removed the file meanwhile. */
async function readHead(file: string): Promise<string> {
  const handle = await open(file).catch(() => null);
  if (!handle) return '';
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headBytes) });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
