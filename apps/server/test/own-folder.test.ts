import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openOwnFolder } from '../src/media/own-folder.ts';

it('removes what killed processes have left, and nothing of those that live', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'naya-uploads-'));
  const own = await openOwnFolder(folder);
  const living = `${hostname()}.${process.ppid}`;
  const dead = `${hostname()}.999999999`;
  for (const name of [living, dead, 'elsewhere.7', 'long-gone.7']) {
    await mkdir(join(folder, name, 'form-a'), { recursive: true });
    await writeFile(join(folder, name, 'form-a', 'file'), 'half an upload');
  }
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await utimes(join(folder, 'long-gone.7'), twoDaysAgo, twoDaysAgo);
  await writeFile(join(own, 'from-before'), 'x');

  expect(await openOwnFolder(folder)).toBe(own);
  const left = [`${hostname()}.${process.pid}`, living, 'elsewhere.7'];
  expect((await readdir(folder)).sort()).toEqual(left.sort());
  expect(await readdir(own)).toEqual([]);
  await rm(folder, { recursive: true });
});
