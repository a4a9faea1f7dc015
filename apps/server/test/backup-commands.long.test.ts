import { basename, join } from 'node:path';
import { readdir, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contact, listingParts, multipart } from './hostile/requests.ts';
import { postJson } from './support/api.ts';
import { startMain } from './support/main.ts';
import { drawPicture } from './support/pictures.ts';
import { runCommand } from './support/run-command.ts';
import { useFolder } from './support/use-folder.ts';

const folder = useFolder();
const run = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  runCommand(name, { DATA_DIR: join(folder(), dataDir) }, ...args);

const start = (dataDir: string) =>
  startMain({ DATA_DIR: join(folder(), dataDir), PORT: '0', DEMO: 'on', JOBS: 'off' });
const readFranchises = async (url: string) =>
  (await fetch(`${url}/admin/api/franchises`)).json() as Promise<unknown[]>;
const listPictures = async (dataDir: string) => {
  const files = await readdir(join(folder(), dataDir, 'media'), { recursive: true });
  return files.filter((name) => name.endsWith('.webp')).sort();
};
const archive = () => join(folder(), 'kept.tar.gz');

it('back up beside a running server, and restore a place that starts and serves the same', async () => {
  const server = start('old');
  const url = await server.listening;
  const picture = { name: 'logo', file: 'logo.png', content: await drawPicture({ kind: 'png' }) };
  const listed = await fetch(
    `${url}/admin/api/franchise-owner`,
    multipart([...listingParts(), picture]),
  );
  expect(listed.status).toBe(201);
  const { id: lastId } = (await listed.json()) as { id: number };
  const made = await run('backup', 'old', archive());
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Backed up') });
  const franchises = await readFranchises(url);
  expect(franchises.length).toBeGreaterThan(10);
  expect((await stat(archive())).mode & 0o077).toBe(0);

  const busy = await run('restore', 'old', archive(), '--replace');
  expect(busy.code).toBe(1);
  expect(busy.output).toContain(String(server.child.pid));
  server.child.kill('SIGTERM');
  await server.ended;

  const full = await run('restore', 'old', archive());
  expect(full).toMatchObject({ code: 1, output: expect.stringContaining('add --replace') });
  const restored = await run('restore', 'new', archive());
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining('Restored as it was'),
  });

  const again = start('new');
  const newUrl = await again.listening;
  expect(await readFranchises(newUrl)).toEqual(franchises);
  expect(await listPictures('new')).toEqual(await listPictures('old'));
  const [shown = ''] = await listPictures('new');
  expect((await fetch(`${newUrl}/media/${basename(shown)}`)).status).toBe(200);
  const sent = await fetch(`${newUrl}/admin/api/contact`, postJson(contact()));
  expect(await sent.json()).toMatchObject({ id: lastId + 1 });
  again.child.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);

  const alone = await run('backup', 'new');
  expect(alone.code).toBe(0);
  const kept = await readdir(join(folder(), 'new/backups'));
  expect(kept.sort()).toEqual(['erasures.json', expect.stringMatching(/^naya-.*\.tar\.gz$/)]);
});
