import { insertCategories } from '@naya/db/seed/insert';
import { franchises } from '@naya/db/tables/franchises';
import { makeCategory } from '@naya/db/testing/seeds';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi(({ db }) => insertCategories(db, [makeCategory()]));

async function sendListing(business_name: string): Promise<number> {
  const body = new FormData();
  const listing = {
    name: 'Asha',
    email: 'asha@example.in',
    phone: '0000011111',
    business_name,
    category: 'Food & Beverage',
    description: 'Dosa at the corner.',
    investment_min: '500000',
    investment_max: '900000',
    designation: 'Founder',
    website: '',
    operatingstates: 'Karnataka',
    Headquarters: 'Mysuru',
    franchise_model: 'Single Unit',
  };
  for (const [key, value] of Object.entries(listing)) body.append(key, value);
  return (await api.request('/admin/api/franchise-owner', { method: 'POST', body })).status;
}

async function slugsOf(business_name: string): Promise<string[]> {
  const rows = await api.core.db
    .select({ slug: franchises.slug })
    .from(franchises)
    .where(eq(franchises.business_name, business_name));
  return rows.map(({ slug }) => slug).sort();
}

/** Slugs that franchises had before they were renamed: nobody else is given them. */
const retireSlugs = (slugs: string[]) =>
  api.core.db.execute(sql`
    insert into slug_redirects (entity, old_slug, entity_id)
    select 'franchise', slug, 1 from unnest(${sql.param(slugs)}::text[]) slug`);

it('a listing finds its slug with as many queries among 3,000 of its name as alone', async () => {
  const client = await api.core.db.$client.connect();
  const query = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query');
  client.release();
  const countQueries = async (business_name: string) => {
    query.mockClear();
    expect(await sendListing(business_name)).toBe(201);
    // The job queue asks for itself in the same process.
    return query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('slug')).length;
  };
  const alone = await countQueries('Lonely Name');
  const numbers = Array.from({ length: 3_000 }, (_, index) => (index === 0 ? '' : `-${index + 1}`));
  await retireSlugs(numbers.map((number) => `crowded-name${number}`));
  expect(await countQueries('Crowded Name')).toBe(alone);
  query.mockRestore();
  expect(await slugsOf('Crowded Name')).toEqual(['crowded-name-3001']);
});

it('it takes the first number that is free, whatever else its name is the beginning of', async () => {
  const digits = '9'.repeat(20);
  await retireSlugs(['gap', 'gap-2', 'gap-4', 'gap-x', 'gap-03', 'gap-2-3', `gap-${digits}`]);
  expect(await sendListing('Gap')).toBe(201);
  expect(await sendListing('Gap')).toBe(201);
  expect(await slugsOf('Gap')).toEqual(['gap-3', 'gap-5']);
});

it('each has a slug of its own when names that end in a number come at the same moment', async () => {
  const names = ['Twin', 'Twin 2', 'Twin', 'Twin 2', 'Twin', 'Twin 3', 'Twin 2 2'];
  expect(await Promise.all(names.map(sendListing))).toEqual(names.map(() => 201));
});
