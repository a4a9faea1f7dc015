import { maxCountedRows, type ListQuery } from '@naya/contract/office/list-query';
import { indianDay } from '@naya/contract/format/indian-day';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRecords, officeLists, type ListName } from '../src/office/list-records.ts';
import { countQuery, listConditions, pageQuery, type ListOf } from '../src/lists.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertCrowd } from '../src/testing/crowd.ts';

const many = 12_000;
/** A page shows 25; this is what may be read to find them. */
const readAtMost = 2_500;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertCrowd(database.db, many);
});
afterAll(() => database.close());

type Node = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How PostgreSQL went about a query: its steps, and how many rows it took from tables and indexes. */
async function watch(query: SQLWrapper) {
  const { rows } = await database.db.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    sql`explain (analyze, format json) ${query}`,
  );
  const root = rows[0]?.['QUERY PLAN'][0].Plan;
  const nodes = root ? nodesOf(root) : [];
  const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan'));
  const read = scans.map(
    (node) =>
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'],
  );
  return { steps: nodes.map((node) => node['Node Type']), read: Math.max(...read) };
}

async function watchList(name: ListName, asked: Partial<ListQuery>) {
  const list: ListOf = officeLists[name];
  const query = { page: 1, perPage: 25, sort: '', order: 'DESC', filter: {}, ...asked } as const;
  const where = listConditions(list, query.filter);
  const { total } = await listRecords(database.db, name, query);
  return {
    total,
    count: await watch(countQuery(database.db, list, where)),
    page: await watch(pageQuery(database.db, list, query, where, total)),
  };
}

/** A rare value of every filter: what an index has to find. */
const rare: Record<ListName, Record<string, unknown>> = {
  franchises: {
    status: 'pending',
    category_id: 7,
    is_featured: true,
    is_active: false,
    trending_type: 'weekly',
    contact_erased: true,
    place_doubts: true,
    since: new Date(Date.now() - 3_600_000).toISOString(),
    trash: true,
  },
  leads: {
    kind: 'contact',
    stage: 'won',
    assignee_id: '7',
    franchise_id: 7,
    incomplete: true,
    unseen: true,
    overdue: true,
    unanswered: true,
    late: true,
    disputed: true,
    // The crowd has a row for each of the last 12,000 minutes: a third of a day to one and a third is in that week.
    week: indianDay(new Date(Date.now() - 14 * 24 * 3_600_000)),
  },
  users: { role: 'owner' },
  'brand-people': {},
  'brand-changes': { waiting: true },
  categories: {},
  blogs: { status: 'draft' },
  events: {},
  team: {},
  pages: {},
  synonyms: {},
  'reply-templates': {},
  plans: {},
  orders: {},
  invoices: {},
  webhooks: {},
  'webhook-messages': { status: 'failed', webhook_id: 7 },
  media: {},
  mails: { status: 'failed' },
  history: { entity: 'page', entity_id: '7', actor: 'editor@example.in' },
};
const searches = [
  ['part of a word', 'f00d'],
  ['nothing there is', 'kqx'],
  ['the beginning of a word', 'zq'],
  ['what many of them have', 'a0'],
  ['nothing yet by one letter', 'e'],
];
const names = Object.keys(officeLists) as ListName[];

describe.each(names)('the list of %s', (name) => {
  const list: ListOf = officeLists[name];
  const sorts = Object.keys(list.sorts).flatMap((sort) =>
    (['ASC', 'DESC'] as const).map((order) => ({ sort, order })),
  );
  const filters = Object.entries(rare[name]).map(([filter, value]) => ({ filter, value }));

  it.each(sorts)('is read along an index by $sort $order', async (sort) => {
    const { page, total } = await watchList(name, sort);
    expect(total).toBe(maxCountedRows);
    expect(page.steps).not.toContain('Seq Scan');
    expect(page.steps.join()).not.toContain('Sort');
    expect(page.read).toBeLessThan(100);
  });

  it('has a sample of every filter here', () => {
    expect(Object.keys(rare[name])).toEqual(expect.arrayContaining(Object.keys(list.filters)));
  });

  it.each(filters)('finds the few of $filter', async (each) => {
    for (const sort of sorts) {
      const filter = { [each.filter]: each.value };
      const { page, count, total } = await watchList(name, { ...sort, filter });
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(readAtMost);
      for (const { steps, read } of [page, count]) {
        expect(steps).not.toContain('Seq Scan');
        expect(read).toBeLessThan(readAtMost);
      }
    }
  });

  it.each(list.search ? searches : [])('finds %s', async (_what, q) => {
    for (const sort of sorts) {
      const { page, count, total } = await watchList(name, { ...sort, filter: { q } });
      expect(page.read).toBeLessThan(readAtMost);
      if (total < readAtMost) expect(count.steps).not.toContain('Seq Scan');
    }
  });
});
