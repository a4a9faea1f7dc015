import type { ImportReport } from '@naya/contract/franchises/import-report';
import { csvLine } from '@naya/contract/csv';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { countWaiting } from './support/count-waiting.ts';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let editor = {} as Colleague;
let ids: number[] = [];
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
  ids = await insertFranchisesForTest(api.core.db, [{ headquarters: 'Pune' }, {}, {}]);
});

type Row = { id?: number; business_name: string; slug?: string; headquarters?: string };

const names = ['id', 'business_name', 'slug', 'category', 'headquarters'];
const csvOf = (rows: Row[]) =>
  [
    names,
    ...rows.map(({ id, business_name, slug = '', headquarters = 'Goa' }) => [
      id ? String(id) : '',
      business_name,
      slug,
      'Food & Beverage',
      headquarters,
    ]),
  ]
    .map(csvLine)
    .join('');

async function sendTable(rows: Row[], dryRun: boolean): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([csvOf(rows)], 'franchises.csv', { type: 'text/csv' }));
  form.set('dryRun', dryRun ? 'yes' : 'no');
  form.set('acceptWarnings', 'yes');
  return editor.call('POST', '/franchises/import', form);
}
const importTable = async (rows: Row[], dryRun = false) =>
  (await sendTable(rows, dryRun)).json() as Promise<ImportReport>;

const newRows = (count: number, name: string): Row[] =>
  Array.from({ length: count }, (_, index) => ({ business_name: `${name} ${index}` }));
const countCalled = async (name: string) => {
  const { rows } = await api.core.db.$client.query<{ count: number }>(
    `select count(*)::int as count from franchises where business_name like $1`,
    [`${name}%`],
  );
  return rows[0]?.count;
};

/** Somebody who saves this franchise, and is not done yet. */
async function holdFranchise(id: number): Promise<Client> {
  const other = new Client({ connectionString: api.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('select from franchises where id = $1 for update', [id]);
  return other;
}
it('a dry run waits for nobody who saves, and nobody waits for it', async () => {
  const [id = 0] = ids;
  const other = await holdFranchise(id);
  let isAnswered = false;
  const sent = importTable([{ id, business_name: 'Held' }, ...newRows(3, 'Dry')], true);
  const answered = sent.finally(() => (isAnswered = true));
  await expect.poll(async () => isAnswered || (await countWaiting(api.core.db)) > 0).toBe(true);
  const hasWaited = !isAnswered;
  await other.query('rollback');
  await other.end();
  expect(await answered).toMatchObject({
    rows: 4,
    created: 3,
    changed: 1,
    stored: 0,
    saved: false,
  });
  expect(hasWaited).toBe(false);
  expect(await countCalled('Dry')).toBe(0);
});

it('a dry run finds every fault that storing the rows one after the other would', async () => {
  const [one = 0, two = 0, three = 0] = ids;
  const slugOf = async (id: number) =>
    (await editor.read<{ slug: string }>(`/franchises/${id}`)).slug;
  const rows: Row[] = [
    { business_name: 'A', slug: await slugOf(one) },
    { id: two, business_name: 'B', slug: 'moved' },
    { id: three, business_name: 'C', slug: await slugOf(two) },
    { business_name: 'D', slug: 'moved' },
    { id: two, business_name: 'E' },
    { id: 999_999, business_name: 'F' },
  ];
  const { faults } = await importTable(rows, true);
  expect(faults.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([
    [2, ['slug']],
    [5, ['slug']],
    [6, ['id']],
    [7, ['id']],
  ]);
  const right = [rows[1], rows[2]].filter((row) => row !== undefined);
  expect(await importTable(right, true)).toMatchObject({ faults: [], changed: 2 });
  expect(await importTable(right)).toMatchObject({
    faults: [],
    changed: 2,
    stored: 2,
    saved: true,
  });
});

it('others save while an import is on its way, and a batch that fails says which rows are stored', async () => {
  const [held = 0, free = 0] = ids;
  const rows = newRows(250, 'Batch');
  rows[149] = { id: held, business_name: 'Held' };
  const other = await holdFranchise(held);
  const sent = importTable(rows);
  await expect.poll(() => countWaiting(api.core.db)).toBe(1);
  const opened = await editor.read<object>(`/franchises/${free}`);
  const saved = await editor.call('PUT', `/franchises/${free}`, { ...opened, slug: 'saved' });
  expect(saved.status).toBe(200);
  await other.query('update franchises set version = version + 1 where id = $1', [held]);
  await other.query('commit');
  await other.end();
  expect(await sent).toMatchObject({
    saved: false,
    rows: 250,
    stored: 100,
    created: 100,
    changed: 0,
    faults: [{ line: 151, name: 'Held', errors: { row: expect.stringContaining('changed') } }],
  });
  expect(await countCalled('Batch')).toBe(100);
});

it('says the same when the database ends it', async () => {
  const [held = 0] = ids;
  const rows = newRows(150, 'Broken');
  rows[120] = { id: held, business_name: 'Held' };
  const other = await holdFranchise(held);
  const sent = sendTable(rows, false);
  await expect.poll(() => countWaiting(api.core.db)).toBe(1);
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  const response = await sent;
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining('Lines 2 to 101 are stored, lines 102 to 151 are not'),
  });
  await other.end();
  expect(await countCalled('Broken')).toBe(100);
});

async function sendBytes(bytes: string | Buffer<ArrayBuffer>, more: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new File([bytes], 'franchises.csv', { type: 'text/csv' }));
  for (const [name, value] of Object.entries({ dryRun: 'no', acceptWarnings: 'yes', ...more })) {
    form.set(name, value);
  }
  return (await editor.call('POST', '/franchises/import', form)).json() as Promise<ImportReport>;
}

it('the rows without a fault go in, and the others come back with their reasons and go in mended', async () => {
  const rows = [
    { business_name: 'Partly one' },
    { id: 999_999, business_name: '=Partly two' },
    { business_name: 'Partly three' },
  ];
  const report = await sendBytes(csvOf(rows), { skipFaulty: 'yes' });
  expect(report).toMatchObject({ rows: 3, created: 2, stored: 2, saved: true });
  expect(await countCalled('Partly')).toBe(2);
  const [heading, row, ...rest] = report.rejected.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(heading).toBe([...names, 'what is wrong'].join(','));
  expect(row).toContain("999999,'=Partly two,");
  expect(row).toContain('id: There is no franchise 999999.');
  expect(rest).toEqual([]);
  const mended = await sendBytes(report.rejected.replace('999999', ''));
  expect(mended).toMatchObject({ created: 1, saved: true, ignored: [], rejected: '' });
  expect(await countCalled('=Partly')).toBe(1);
});

it.each([
  ['UTF-16 with tabs', 'utf16le', '\t'],
  ['UTF-8 with semicolons', 'utf8', ';'],
] as const)('reads %s, as Excel writes it', async (kind, encoding, delimiter) => {
  const name = `Mithai मिठाई ${delimiter === ';' ? 'a' : 'b'}`;
  const table = `\uFEFFbusiness_name${delimiter}category\r\n${name}${delimiter}Food & Beverage\r\n`;
  expect(await sendBytes(Buffer.from(table, encoding))).toMatchObject({ created: 1, faults: [] });
  expect(await countCalled(name), kind).toBe(1);
});

it('says of a name that it is there already, in the catalogue or further up', async () => {
  const rows = [{ business_name: 'Twice' }, { business_name: ' twice' }];
  const first = await importTable(rows, true);
  expect(first.warnings).toMatchObject([
    { line: 3, warnings: { business_name: 'A row above has the same name.' } },
  ]);
  await importTable(rows.slice(0, 1));
  const again = await importTable(rows.slice(0, 1), true);
  expect(again.warnings).toMatchObject([
    { line: 2, warnings: { business_name: expect.stringContaining('of this name already') } },
  ]);
});
