import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataLink } from '@naya/core/mail/data-link';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { finishRestore, restoreBackup } from '../src/backup/restore-backup.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import { createDiskStore } from '../src/media/disk-store.ts';
import { enquiry } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { createColleague } from './support/office.ts';
import { useFolder } from './support/use-folder.ts';

const api = useApi();
const folder = useFolder();
const early = () => join(folder(), 'early/naya.tar.gz');
const late = () => join(folder(), 'late/naya.tar.gz');
const fileStore = () => createDiskStore(join(folder(), 'media'));
const quietly = () => {};

const email = 'zenobia@example.in';
const sendEnquiry = async (fields: object) => {
  const sent = await api.request('/admin/api/investor', postJson({ ...enquiry(), ...fields }));
  return ((await sent.json()) as { id: number }).id;
};

/** A backup, then three erasures and a new message, then another backup. */
beforeAll(async () => {
  for (const name of ['early', 'late', 'alone']) await mkdir(join(folder(), name));
  const owner = await createColleague(api, 'owner');
  await sendEnquiry({ name: 'By e-mail', email });
  const noEmail = { email: 'hello@example.in' };
  const ids = [
    await sendEnquiry({ ...noEmail, name: 'By mobile', phone: '98765 00001' }),
    await sendEnquiry({ ...noEmail, name: 'By id', phone: 'N/A' }),
  ];
  await sendEnquiry({ ...noEmail, name: 'Stays, id', phone: 'N/A' });
  await sendEnquiry({ name: 'Stays', email: 'ravi@example.in' });
  const source = { databaseUrl: api.databaseUrl, fileStore: fileStore() };
  await makeBackup(early(), source, quietly);
  const link = `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
  expect((await api.request(link, { method: 'DELETE' })).status).toBe(200);
  for (const id of ids) await owner.call('POST', `/leads/${id}/erase-person`);
  await sendEnquiry({ name: 'By e-mail, anew', email });
  await makeBackup(late(), source, quietly);
});

async function useTarget(work: (target: TestDatabase) => Promise<void>): Promise<void> {
  const target = await createTestDatabase();
  try {
    await work(target);
  } finally {
    await target.close();
  }
}

async function restore(path: string, { url }: TestDatabase, more: object = {}) {
  const options = { databaseUrl: url, fileStore: fileStore(), replace: false, ...more };
  await restoreBackup(path, options, quietly);
  return finishRestore(url);
}
/** By a connection that does not look like a server's: a restore refuses to work beside one. */
async function namesIn({ url }: TestDatabase): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from submissions order by id');
  await client.end();
  return rows.map(({ name }) => name);
}
const afterwards = ['', '', '', 'Stays, id', 'Stays'];

it('a backup from before an erasure brings nobody back where the list lies beside it', () =>
  useTarget(async (target) => {
    const erasuresFile = join(folder(), 'late/erasures.json');
    expect(await restore(early(), target, { erasuresFile })).toMatchObject({ erased: 3 });
    expect(await namesIn(target)).toEqual(afterwards);
    const { rows } = await target.pool.query(
      `select count(*)::int as mails from mails where "to" = $1`,
      [email],
    );
    expect(rows).toEqual([{ mails: 0 }]);
  }));

it('nor over the database that knows of the erasure', () =>
  useTarget(async (target) => {
    expect(await restore(late(), target)).toMatchObject({ erased: 0 });
    expect(await namesIn(target)).toEqual([...afterwards, 'By e-mail, anew']);
    expect(await restore(early(), target, { replace: true })).toMatchObject({ erased: 3 });
    expect(await namesIn(target)).toEqual(afterwards);
  }));

it('nor after a restore that ended before it had erased anybody', () =>
  useTarget(async (target) => {
    await restore(late(), target);
    const options = { databaseUrl: target.url, fileStore: fileStore(), replace: true };
    await restoreBackup(early(), options, quietly);
    expect(await namesIn(target)).not.toEqual(afterwards);
    expect(await finishRestore(target.url)).toMatchObject({ erased: 3 });
    expect(await namesIn(target)).toEqual(afterwards);
  }));

it('the list names nobody, is for its owner alone, and a damaged one stops the restore', async () => {
  const text = await readFile(join(folder(), 'late/erasures.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ erasures: { length: 3 } });
  for (const secret of [email, 'zenobia', '98765']) expect(text).not.toContain(secret);
  const erasuresFile = join(folder(), 'alone/erasures.json');
  await writeFile(erasuresFile, text.slice(0, -5));
  await useTarget(async (target) => {
    await expect(restore(early(), target, { erasuresFile })).rejects.toThrow('damaged');
    expect(await namesIn(target)).toEqual([]);
    const missing = { erasuresFile: join(folder(), 'none.json') };
    await expect(restore(early(), target, missing)).rejects.toThrow('There is no file');
  });
});
