import { countReplies, watchEnquiries } from '@naya/core/brands/clock';
import { createConfirmToken } from '@naya/core/brands/confirm-enquiry';
import { createFeedbackToken } from '@naya/core/brands/feedback';
import { createDataLink } from '@naya/core/mail/data-link';
import { confirmEnquiryUrl } from '@naya/contract/brands/urls';
import { mails } from '@naya/db/tables/mail';
import { inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { listBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { useMailFiles } from './support/mail-files.ts';
import { createColleague } from './support/office.ts';

const api = useApi();
const { readMail } = useMailFiles(api);
let brand = 0;
let owner = {} as BrandPerson;
let made = 0;
beforeEach(async () => {
  made += 1;
  ({ brand, owner } = await listBrand(api, made));
});

let sent = 0;
async function enquire(): Promise<number> {
  sent += 1;
  const enquiry = {
    name: 'Asha Rao',
    email: `asha${sent}@investor${sent}.example`,
    phone: '9811122333',
    message: 'A kiosk in Pune.',
    franchiseId: String(brand),
    franchiseName: 'Chai Gully',
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
const enquireOften = (times: number) => Promise.all(Array.from({ length: times }, () => enquire()));
const act = async (id: number, what: 'reply' | 'answered') => {
  const body = what === 'reply' ? { text: 'Gladly.' } : { note: 'Called.' };
  const answer = await owner.call('POST', `/brands/${brand}/enquiries/${id}/${what}`, body);
  expect(answer.status).toBe(200);
};
const confirm = async (...ids: number[]) => {
  for (const id of ids) {
    const token = createConfirmToken(api.core.secret, id);
    expect((await postToBrand(api, '/confirmations', { token })).status).toBe(200);
  }
};
const say = async (id: number, word: string) => {
  const token = createFeedbackToken(api.core.secret, id);
  expect((await postToBrand(api, '/words', { token, word })).status).toBe(200);
};
/** As if all enquiries of the brand had been sent, and answered, five days earlier. */
const passDays = () =>
  api.core.db
    .execute(sql`update brand_deliveries set delivered_at = delivered_at - interval '5 days',
    due_at = now() - interval '1 minute', answered_at = answered_at - interval '4 days',
    replied_at = replied_at - interval '4 days' where franchise_id = ${brand}`);
async function rateOf() {
  await countReplies(api.core);
  const { reply_rate, reply_count } = (await api.get(`/admin/api/franchises/${brand}`)) as {
    reply_rate: number | null;
    reply_count: number | null;
  };
  return [reply_rate, reply_count];
}

it('forty invented enquiries make no reply rate, and neither do twelve that the brand marks as answered', async () => {
  const ids = await enquireOften(40);
  await passDays();
  expect(await rateOf()).toEqual([null, null]);
  for (const id of ids.slice(0, 12)) await act(id, 'answered');
  await passDays();
  expect(await rateOf()).toEqual([null, null]);
});

it('of confirmed ones a reply through us counts, a mark with the yes of the investor, and a contested no once it is decided', async () => {
  const ids = await enquireOften(14);
  const [silent = 0, yes = 0, no = 0, outside = 0, ...others] = ids;
  await confirm(...ids);
  for (const id of others.slice(0, 5)) await act(id, 'reply');
  for (const id of [silent, yes, no]) await act(id, 'answered');
  await passDays();
  await say(yes, 'yes');
  await say(no, 'no');
  // Answered by mail, and neither sent through us nor marked: when is known to nobody.
  await say(outside, 'yes');
  // Five replies and a yes, of those and five that got no answer.
  expect(await rateOf()).toEqual([54, 11]);
  const agent = await createColleague(api, 'agent');
  const rule = (body: object) => agent.call('POST', `/leads/${no}/brand/ruling`, body);
  expect((await rule({ ruling: 'answered', word: 'rubbish' })).status).toBe(409);
  expect((await rule({ ruling: 'answered', word: 'no' })).status).toBe(201);
  expect(await rateOf()).toEqual([58, 12]);
  expect((await rule({ ruling: 'not answered', word: 'no' })).status).toBe(409);
  const again = { ruling: 'not answered', word: 'no', before: 'answered' };
  expect((await rule(again)).status).toBe(201);
  expect(await rateOf()).toEqual([50, 12]);
  // Another word is another matter.
  await say(no, 'rubbish');
  expect(await rateOf()).toEqual([54, 11]);
  await say(silent, 'yes');
  expect(await rateOf()).toEqual([58, 12]);
});

it('a reply that comes after the time does not make a mark of before one in time', async () => {
  const ids = await enquireOften(10);
  await confirm(...ids);
  for (const id of ids) await act(id, 'answered');
  await passDays();
  for (const id of ids) await act(id, 'reply');
  expect(await rateOf()).toEqual([null, null]);
});

it('the sender confirms by the link of the mail: a page says what it is about, a post confirms, and the brand sees it', async () => {
  const id = await enquire();
  const told = await readMail(id, 'brand-enquiry');
  expect(told.text?.replaceAll(/\s+/g, ' ')).toContain('has not confirmed this enquiry yet');
  const { text = '' } = await readMail(id, 'acknowledgement');
  const token = createConfirmToken(api.core.secret, id);
  expect(text).toContain(api.core.publicUrl + confirmEnquiryUrl(token));
  const inbox = async () => {
    const { data } = await owner.read<{ data: { confirmed: boolean }[] }>(
      `/brands/${brand}/enquiries`,
    );
    return data.map(({ confirmed }) => confirmed);
  };
  const path = `/brand/api/confirmations/${token}`;
  expect(await api.get(path)).toMatchObject({
    business_name: `Chai Gully ${made}`,
    confirmed: false,
  });
  expect(await inbox()).toEqual([false]);
  const [, signature = ''] = token.split('.');
  const another = await postToBrand(api, '/confirmations', { token: `${id + 1}.${signature}` });
  expect(another.status).toBe(404);
  await confirm(id);
  await confirm(id);
  expect(await inbox()).toEqual([true]);
  expect(await api.get(path)).toMatchObject({ confirmed: true });
  const agent = await createColleague(api, 'agent');
  expect(await agent.read(`/leads/${id}`)).toMatchObject({ confirmed_at: expect.any(String) });
  const link = createDataLink(api.core.secret, `asha${sent}@investor${sent}.example`);
  expect(await api.get(`/admin/api/my-data/${link}`)).toMatchObject({
    submissions: [{ confirmed_at: expect.any(String) }],
  });
});

it('a link is good for thirty days, and for nothing that was erased', async () => {
  const [late, erased] = [await enquire(), await enquire()];
  await api.core.db.execute(sql`update submissions
    set created_at = created_at - interval '30 days 1 minute' where id = ${late}`);
  await api.core.db.execute(sql`update submissions set erased_at = now() where id = ${erased}`);
  const statusOf = async (id: number) => {
    const token = createConfirmToken(api.core.secret, id);
    return [
      (await api.request(`/brand/api/confirmations/${token}`)).status,
      (await postToBrand(api, '/confirmations', { token })).status,
    ];
  };
  expect(await statusOf(late)).toEqual([410, 410]);
  expect(await statusOf(erased)).toEqual([404, 404]);
});

it('the clock of the brand begins with the confirmation: nobody is late for what was confirmed afterwards', async () => {
  const ids = await enquireOften(10);
  await passDays();
  await confirm(...ids);
  expect(await rateOf()).toEqual([null, null]);
  await passDays();
  expect(await rateOf()).toEqual([0, 10]);
});

it('reminders, notices of lateness and questions go out for confirmed enquiries alone', async () => {
  const [confirmed, unconfirmed] = [await enquire(), await enquire()];
  await confirm(confirmed);
  const ids = [confirmed, unconfirmed];
  const kinds = ['brand-reminder', 'brand-overdue', 'brand-answered'] as const;
  await api.core.db.execute(sql`update brand_deliveries
    set delivered_at = now() - interval '8 days', due_at = now() + interval '3 hours' where franchise_id = ${brand}`);
  await watchEnquiries(api.core);
  await passDays();
  await watchEnquiries(api.core);
  const due = await api.core.db
    .select({ kind: mails.kind, id: mails.submission_id })
    .from(mails)
    .where(inArray(mails.submission_id, ids));
  const toldOf = (id: number) =>
    due.filter((mail) => mail.id === id && kinds.some((kind) => kind === mail.kind)).length;
  expect(ids.map(toldOf)).toEqual([kinds.length, 0]);
});

it('the word of the mailed link confirms too; a confirmation and an erasure at the same moment both end', async () => {
  const id = await enquire();
  await say(id, 'no');
  const { rows } = await api.core.db.execute(
    sql`select confirmed_at is not null as is_confirmed from submissions where id = ${id}`,
  );
  expect(rows).toEqual([{ is_confirmed: true }]);
  for (let round = 0; round < 10; round += 1) {
    const next = await enquire();
    const email = `asha${sent}@investor${sent}.example`;
    const token = createConfirmToken(api.core.secret, next);
    const link = createDataLink(api.core.secret, email);
    const answers = await Promise.all([
      postToBrand(api, '/confirmations', { token }),
      api.request(`/admin/api/my-data/${link}`, { method: 'DELETE' }),
      postToBrand(api, '/words', {
        token: createFeedbackToken(api.core.secret, next),
        word: 'yes',
      }),
      postToBrand(api, '/confirmations', { token }),
    ]);
    const others = answers.map(({ status }) => status).filter((status) => status !== 200);
    expect(others.filter((status) => status !== 404)).toEqual([]);
  }
});

it('a registration is counted once its sender has confirmed it by the link of the mail', async () => {
  const sentIn = await api.request(
    '/admin/api/investor',
    postJson({
      name: 'Asha Rao',
      email: 'asha@registered.example',
      phone: '9811122333',
      location: 'Pune',
      investmentRange: '10-20L',
      preferredIndustry: 'Retail',
    }),
  );
  const { id } = (await sentIn.json()) as { id: number };
  const { text = '' } = await readMail(id, 'acknowledgement');
  const token = createConfirmToken(api.core.secret, id);
  expect(text).toContain(api.core.publicUrl + confirmEnquiryUrl(token));
  expect(await api.get(`/brand/api/confirmations/${token}`)).toMatchObject({
    business_name: null,
    confirmed: false,
  });
  const count = async () =>
    ((await api.get('/admin/api/stats')) as { investors: number }).investors;
  expect(await count()).toBe(0);
  await confirm(id);
  await confirm(id);
  expect(await count()).toBe(1);
});
