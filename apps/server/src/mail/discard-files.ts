import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the files of these mails, finished or not: every file of a mail has the mail's key in its name. */
export async function discardMailFiles(folder: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const gone = names.filter((name) => keys.some((key) => name.includes(key)));
  for (const name of gone) await rm(join(folder, name), { force: true });
}
