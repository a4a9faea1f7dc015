import { execFileSync, spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { submissions } from '@naya/db/tables/submissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverCommand } from '../../../deploy/local/server-command.ts';
import { listingParts, multipart } from './hostile/requests.ts';
import { startMain, type MainProcess } from './support/main.ts';
import { drawPicture } from './support/pictures.ts';
import { useDataFolder } from './support/start.ts';

// A disk of one megabyte that only the server process sees; it goes with the process. Linux alone offers that,
// and some containers forbid it: there these tests are skipped.
const isRoot = process.getuid?.() === 0;
const ownDisk = ['unshare', '--mount', ...(isRoot ? [] : ['--map-root-user'])];
const canMount =
  process.platform === 'linux' &&
  spawnSync('unshare', [...ownDisk.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

const dataFolder = useDataFolder();
let database: TestDatabase;
let server: MainProcess;
let url = '';

describe.runIf(canMount)('while the disk is full', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    await insertFranchisesForTest(database.db, [{}]);
    const mount = `mount -t tmpfs -o size=1m none '${dataFolder()}' && exec "$0" "$@"`;
    server = startMain(
      { DATABASE_URL: database.url, DATA_DIR: dataFolder(), PORT: '0', JOBS: 'off' },
      [...ownDisk, 'sh', '-c', mount, ...serverCommand],
    );
    url = await server.listening;
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await database.close();
  });

  /** That disk, as the server sees it. */
  const filler = () => join(`/proc/${server.child.pid}/root`, dataFolder(), 'filler');
  const fillDisk = async () => {
    const sizes = Array.from({ length: 200 }, () => Buffer.alloc(8 * 1024));
    for (const bytes of sizes) {
      const isFull = await writeFile(filler(), bytes, { flag: 'a' }).then(
        () => false,
        () => true,
      );
      if (isFull) return;
    }
    throw new Error('The disk does not fill');
  };
  const sendListing = async (content: Uint8Array) => {
    const logo = { name: 'logo', file: 'logo.jpg', content };
    return fetch(`${url}/admin/api/franchise-owner`, multipart([...listingParts(), logo]));
  };
  const readReadiness = async () => {
    const response = await fetch(`${url}/readyz`);
    return { status: response.status, body: await response.json() };
  };

  it('a listing whose picture does not fit gets 503 and when to come back', async () => {
    const { status, headers } = await sendListing(new Uint8Array(2 * 1024 * 1024));
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await database.db.$count(submissions)).toBe(0);
  });

  it('/readyz says so, and all goes on once there is room', async () => {
    const picture = await drawPicture();
    await fillDisk();
    await expect.poll(readReadiness).toEqual({
      status: 503,
      body: { status: 'not ready', disk: 'full' },
    });
    expect((await sendListing(picture)).status).toBe(503);
    await rm(filler());
    await expect.poll(readReadiness).toEqual({ status: 200, body: { status: 'ready' } });
    expect((await sendListing(picture)).status).toBe(201);
  });

  it('so it is on a disk that the system has made read-only', async () => {
    const picture = await drawPicture({ width: 44 });
    const inside = ['--mount', ...(isRoot ? [] : ['--user', '--preserve-credentials'])];
    const remount = (how: 'ro' | 'rw') =>
      execFileSync('nsenter', [
        `--target=${server.child.pid}`,
        ...inside,
        'mount',
        '-o',
        `remount,${how}`,
        dataFolder(),
      ]);
    remount('ro');
    await expect.poll(readReadiness).toEqual({
      status: 503,
      body: { status: 'not ready', disk: 'not writable' },
    });
    const { status, headers } = await sendListing(picture);
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    remount('rw');
    expect((await sendListing(picture)).status).toBe(201);
  });
});
