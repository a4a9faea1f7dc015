import { createConfirmToken } from '@naya/core/brands/confirm-enquiry';
import { createDataLink } from '@naya/core/mail/data-link';
import { countReplies, watchEnquiries } from '@naya/core/brands/clock';
import { brandApiUrl } from '@naya/contract/brands/urls';
import type { MailKind } from '@naya/contract/mail/kinds';
import { mails } from '@naya/db/tables/mail';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { createColleague } from './support/office.ts';
import { joinBrand, postToBrand, type BrandPerson } from './support/brand.ts';

const api = useApi();
let chai = 0;
let owner = {} as BrandPerson;
beforeAll(async () => {
  [chai = 0] = await insertFranchisesForTest(api.core.db, [{ business_name: 'Chai Gully' }]);
  owner = await joinBrand(api, chai, 'owner@chai.example');
});
beforeEach(async () => {
  await api.core.db.execute(sql`delete from brand_deliveries`);
  await api.core.db.execute(sql`delete from mails`);
});

/** An enquiry that its sender has confirmed. */
async function enquire(name: string): Promise<number> {
  const enquiry = {
    name,
    email: `${name}@investor.example`,
    phone: '9811122333',
    message: 'A kiosk in Pune.',
    franchiseId: String(chai),
    franchiseName: 'Chai Gully',
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry));
  const { id } = (await answer.json()) as { id: number };
  const token = createConfirmToken(api.core.secret, id);
  expect((await postToBrand(api, '/confirmations', { token })).status).toBe(200);
  return id;
}
/** As if this enquiry had come in so long ago, and were due at this distance from now. */
const shift = (id: number, ago: string, due: string) =>
  api.core.db.execute(sql`update brand_deliveries
    set delivered_at = now() - ${ago}::interval, due_at = now() + ${due}::interval where submission_id = ${id}`);
const sentTo = async (kind: MailKind) =>
  (await api.core.db.select({ to: mails.to }).from(mails).where(eq(mails.kind, kind))).map(
    ({ to }) => to,
  );
const reply = (id: number) =>
  owner.call('POST', `/brands/${chai}/enquiries/${id}/reply`, { text: 'Gladly.' });
const mark = (id: number) =>
  owner.call('POST', `/brands/${chai}/enquiries/${id}/answered`, { note: 'Called.' });

it('reminds the brand before an answer is due and tells the operator after, each once', async () => {
  const [soon, late, answered, fresh] = [
    await enquire('soon'),
    await enquire('late'),
    await enquire('answered'),
    await enquire('fresh'),
  ];
  await reply(answered);
  await shift(soon, '2 days', '3 hours');
  await shift(late, '5 days', '-1 hour');
  await shift(answered, '5 days', '-1 hour');
  await shift(fresh, '1 hour', '40 hours');
  for (let round = 0; round < 2; round += 1) await watchEnquiries(api.core);
  expect(await sentTo('brand-reminder')).toEqual([owner.email]);
  expect(await sentTo('brand-overdue')).toEqual([api.core.contactEmail]);
  // Late for the office too is what is due by the brand's own days, however old it is.
  await api.core.db.execute(sql`update submissions
    set created_at = now() - interval '30 days' where id = ${fresh}`);
  const agent = await createColleague(api, 'agent');
  const isLate = async (id: number) =>
    (await agent.read<{ is_late: boolean }>(`/leads/${id}`)).is_late;
  expect([await isLate(late), await isLate(fresh)]).toEqual([true, false]);
});

it('reminds of many enquiries with as many queries for the people of brands as of one', async () => {
  const client = await api.core.db.$client.connect();
  const query = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query');
  client.release();
  const countQueries = async (...names: string[]) => {
    for (const name of names) await shift(await enquire(name), '2 days', '3 hours');
    query.mockClear();
    await watchEnquiries(api.core);
    return query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('brand_members'))
      .length;
  };
  const ofOne = await countQueries('one');
  expect(await countQueries('two', 'three', 'four')).toBe(ofOne);
  query.mockRestore();
  expect(await sentTo('brand-reminder')).toHaveLength(4);
});

it('asks the investor once, a week later, and takes the word of the mailed link alone', async () => {
  const [week, day] = [await enquire('week'), await enquire('day')];
  await shift(week, '7 days 1 hour', '-5 days');
  await shift(day, '1 day', '1 day');
  for (let round = 0; round < 2; round += 1) await watchEnquiries(api.core);
  expect(await sentTo('brand-answered')).toEqual(['week@investor.example']);
  const [asked] = await api.core.db.select().from(mails).where(eq(mails.kind, 'brand-answered'));
  const { urls } = (asked?.details ?? { urls: {} }) as { urls: Record<string, string> };
  const token = urls['no']?.split('/').at(-2) ?? '';
  expect(await api.get(`${brandApiUrl}/words/${token}`)).toEqual({
    business_name: 'Chai Gully',
    marked_at: null,
    replies: [],
  });
  const say = (given: string, word: string) => postToBrand(api, '/words', { token: given, word });
  expect((await say(token.replace(String(week), String(day)), 'no')).status).toBe(404);
  expect((await say(`${week}.`, 'no')).status).toBe(404);
  expect((await say(token, 'perhaps')).status).toBe(422);
  expect((await say(token, 'no')).status).toBe(200);
  const { rows } = await api.core.db.execute(
    sql`select submission_id, word from brand_deliveries where word is not null`,
  );
  expect(rows).toEqual([{ submission_id: week, word: 'no' }]);
  const link = createDataLink(api.core.secret, 'week@investor.example');
  expect(await api.get(`/admin/api/my-data/${link}`)).toMatchObject({
    submissions: [{ word: 'no' }],
  });
  // The operator finds what the two disagree about.
  const agent = await createColleague(api, 'agent');
  const disputed = async () => {
    const list = await agent.read<{ data: { id: number }[] }>('/leads?filter={"disputed":true}');
    return list.data.map(({ id }) => id);
  };
  expect(await disputed()).toEqual([]);
  await mark(week);
  expect(await disputed()).toEqual([week]);
});

it('shows the share answered in time from ten counted enquiries on, rounded down', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 11; index += 1) ids.push(await enquire(`investor${index}`));
  const [unanswered, marked = 0, ...replied] = ids;
  for (const id of replied) await reply(id);
  await mark(marked);
  const rateOf = async () => {
    await countReplies(api.core);
    const { reply_rate, reply_count } = (await api.get(`/admin/api/franchises/${chai}`)) as {
      reply_rate: number | null;
      reply_count: number | null;
    };
    return [reply_rate, reply_count];
  };
  const late = async (count: number) => {
    for (const id of ids.slice(0, count)) await shift(id, '5 days', '-1 day');
    await api.core.db.execute(sql`update brand_deliveries
      set answered_at = due_at - interval '1 hour',
        replied_at = case when replied_at is not null then due_at - interval '1 hour' end
      where answered_at is not null and due_at < now()`);
  };
  await late(9);
  expect(await rateOf()).toEqual([null, null]);
  await late(11);
  // Nine replies of ten; of the mark its investor has said nothing.
  expect(await rateOf()).toEqual([90, 10]);
  const say = (id: number, word: string) =>
    api.core.db.execute(
      sql`update brand_deliveries set word = ${word} where submission_id = ${id}`,
    );
  await say(marked, 'yes');
  expect(await rateOf()).toEqual([90, 11]);
  // An answer after it was due is late, and what is older than 90 days counts no more.
  await api.core.db.execute(sql`update brand_deliveries set answered_at = due_at + interval '1 hour'
    where submission_id = ${replied[1]}`);
  expect(await rateOf()).toEqual([81, 11]);
  await shift(unanswered ?? 0, '91 days', '-89 days');
  await shift(marked, '91 days', '-89 days');
  expect(await rateOf()).toEqual([null, null]);
});
