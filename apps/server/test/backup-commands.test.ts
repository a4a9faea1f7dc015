import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { franchises } from '@naya/db/tables/franchises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from './support/run-command.ts';
import { useFolder } from './support/use-folder.ts';

const folder = useFolder();
let [source, target] = [] as TestDatabase[];
beforeAll(async () => {
  [source, target] = [await createTestDatabase(), await createTestDatabase()];
  await insertFranchisesForTest(source.db, [{ business_name: 'Chai Gully' }]);
});
afterAll(async () => {
  await source?.close();
  await target?.close();
});

const run = (name: 'backup' | 'restore', database: TestDatabase | undefined, ...args: string[]) =>
  runCommand(name, { DATA_DIR: join(folder(), name), DATABASE_URL: database?.url }, ...args);

it('back up one database into a file that only its owner reads, and restore another from it', async () => {
  const archive = join(folder(), 'kept.tar.gz');
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
