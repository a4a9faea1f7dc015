import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openOwnFolder } from '../src/media/disk-store.ts';
import { createFolder } from './support/folder.ts';

it('removes what killed processes have left, and nothing of those that live', async () => {
  await using folder = await createFolder();
  const own = await openOwnFolder(folder.path);
  const living = `${hostname()}.${process.ppid}`;
  const dead = `${hostname()}.999999999`;
  for (const name of [living, dead, 'elsewhere.7', 'long-gone.7']) {
    await mkdir(join(folder.path, name, 'form-a'), { recursive: true });
    await writeFile(join(folder.path, name, 'form-a', 'file'), 'half an upload');
  }
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await utimes(join(folder.path, 'long-gone.7'), twoDaysAgo, twoDaysAgo);
  await writeFile(join(own, 'from-before'), 'x');

  expect(await openOwnFolder(folder.path)).toBe(own);
  const left = [`${hostname()}.${process.pid}`, living, 'elsewhere.7'];
  expect((await readdir(folder.path)).sort()).toEqual(left.sort());
  expect(await readdir(own)).toEqual([]);
});
