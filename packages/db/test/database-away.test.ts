import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/client.ts';
import { isDatabaseAway } from '../src/database-away.ts';

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('a socket that is not there means a database that is away, a missing file does not', async () => {
  const { pool, close } = openDatabase({ url: 'postgres://nobody@%2Fno%2Fsuch%2Ffolder/none' });
  onTestFinished(close);
  const [noSocket, noFile] = await Promise.all([
    failureOf(pool.query('select 1')),
    failureOf(readFile('/no/such/folder/none')),
  ]);
  expect([noSocket, noFile]).toMatchObject([{ code: 'ENOENT' }, { code: 'ENOENT' }]);
  expect([noSocket, noFile].map(isDatabaseAway)).toEqual([true, false]);
});
