import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { franchises } from '@naya/db/franchises/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverEnv } from './support/server-env.ts';

let folder = '';
let [source, target] = [] as TestDatabase[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naya-commands-'));
  [source, target] = [await createTestDatabase(), await createTestDatabase()];
  await insertFranchisesForTest(source.db, [{ business_name: 'Chai Gully' }]);
});
afterAll(async () => {
  await source?.close();
  await target?.close();
  await rm(folder, { recursive: true });
});

/** As `npm run backup` and `npm run restore` run them. */
function run(name: 'backup' | 'restore', database: TestDatabase | undefined, ...args: string[]) {
  const program = join(import.meta.dirname, `../src/${name}.ts`);
  const env = { ...serverEnv, DATA_DIR: join(folder, name), DATABASE_URL: database?.url };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile('node', [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

it('back up one database into a file that only its owner reads, and restore another from it', async () => {
  const archive = join(folder, 'kept.tar.gz');
  const made = await run('backup', source, archive);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Backed up') });
  expect((await stat(archive)).mode & 0o077).toBe(0);
  const restored = await run('restore', target, archive);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining('Restored as it was'),
  });
  const rows = await target?.db.select({ name: franchises.business_name }).from(franchises);
  expect(rows).toEqual([{ name: 'Chai Gully' }]);
});

it('say what is missing', async () => {
  const { code, output } = await run('restore', target);
  expect(code).toBe(1);
  expect(output).toContain('Name the backup');
  expect(output).not.toContain('    at ');
});
