import { randomUUID } from 'node:crypto';
import { writeSubmissions, type SentSubmission } from '@naya/core/submissions/write';
import { putMember } from '@naya/db/brands/members';
import { findOrMakePerson } from '@naya/db/people';
import { people } from '@naya/db/tables/people';
import { mails } from '@naya/db/tables/mail';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi();
let brands: number[] = [];
beforeAll(async () => {
  const { db } = api.core;
  const rows = Array.from({ length: 8 }, (_, no) => ({ business_name: `Chai ${no}` }));
  brands = await insertFranchisesForTest(db, rows);
  for (const brand of brands) {
    for (const name of ['owner', 'member']) {
      const { id } = await findOrMakePerson(db, { email: `${name}@${brand}.example`, name });
      await putMember(db, brand, id, 'owner');
    }
  }
  await db.update(people).set({ emailVerified: true });
});

const enquiryTo = (franchise: string | null): SentSubmission => ({
  key: randomUUID(),
  kind: 'enquiry',
  name: 'Asha Rao',
  email: `${randomUUID()}@investor.example`,
  payload: {},
  answer: 'Thank you',
  unlimited: true,
  franchise,
});

/** The transaction of enquiries that came together. */
async function countQueries(rows: SentSubmission[]): Promise<number> {
  const { db } = api.core;
  const client = await db.$client.connect();
  const query = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query');
  client.release();
  await db.transaction((tx) => writeSubmissions(api.core, tx, rows));
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

it('many enquiries to many brands take as many queries as one', async () => {
  // Beginning, whom to mail of the brand and of us, storing, jobs, end.
  expect(await countQueries([enquiryTo(String(brands[0]))])).toBe(6);
  expect(await countQueries([enquiryTo(null)])).toBe(5);
  const many = brands.flatMap((brand) => [enquiryTo(String(brand)), enquiryTo(String(brand))]);
  expect(await countQueries(many)).toBe(6);
  const mailed = await api.core.db.$count(mails, eq(mails.kind, 'brand-enquiry'));
  expect(mailed).toBe(2 + many.length * 2);
});
