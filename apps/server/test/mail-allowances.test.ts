import { watchEnquiries } from '@naya/core/brands/clock';
import { rateLimits } from '@naya/db/tables/rate-limits';
import { mailAllowances } from '@naya/db/mail/allowance';
import type { MailKind } from '@naya/contract/mail/kinds';
import { mails } from '@naya/db/tables/mail';
import { putMember } from '@naya/db/brands/members';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { joinBrand, listBrand, type BrandPerson } from './support/brand.ts';
import { createColleague } from './support/office.ts';

const api = useApi(async () => {}, { trustProxy: true });
let brand = 0;
let owner = {} as BrandPerson;
let made = 0;
beforeEach(async () => {
  made += 1;
  ({ brand, owner } = await listBrand(api, made));
});

let sent = 0;
type Sending = { clientIp?: string; domain?: string; franchise?: number };
async function enquire({ clientIp, domain, franchise = brand }: Sending = {}): Promise<number> {
  sent += 1;
  const enquiry = {
    name: 'Asha Rao',
    email: `asha${sent}@${domain ?? `investor${sent}.example`}`,
    phone: '9811122333',
    message: 'A kiosk in Pune.',
    franchiseId: String(franchise),
    franchiseName: 'Chai Gully',
  };
  const ip = clientIp ?? `198.51.${Math.floor(sent / 250)}.${sent % 250}`;
  const init = postJson(enquiry, { 'X-Forwarded-For': ip });
  const answer = await api.request('/admin/api/investor', init);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
const enquireOften = (times: number, sending?: Sending) =>
  Promise.all(Array.from({ length: times }, () => enquire(sending)));

async function countMails(ids: number[]): Promise<Partial<Record<MailKind, number>>> {
  const due = await api.core.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(inArray(mails.submission_id, ids));
  const counts: Partial<Record<MailKind, number>> = {};
  for (const { kind } of due) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
const inboxOf = async (person: BrandPerson, franchise: number) => {
  const { data } = await person.read<{ data: { id: number }[] }>(`/brands/${franchise}/enquiries`);
  return data.map(({ id }) => id).sort((one, other) => one - other);
};
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);
/** As if so much time had passed for the counters and for the mails that told of several. */
async function pass(interval: string): Promise<void> {
  await api.core.db.update(rateLimits).set({
    expire: sql`expire - extract(epoch from ${interval}::interval) * 1000`,
  });
  await api.core.db.execute(sql`update brand_deliveries
    set mail_held_at = mail_held_at - ${interval}::interval, mail_bundled_at = mail_bundled_at - ${interval}::interval`);
}

it('forty enquiries from one client IP in a second are all stored, make ten mails to the brand and one more that tells of the rest', async () => {
  const ids = await enquireOften(40, { clientIp: '203.0.113.7' });
  expect(await inboxOf(owner, brand)).toEqual(sorted(ids));
  const agent = await createColleague(api, 'agent');
  for (const id of ids) expect((await agent.call('GET', `/leads/${id}`)).status).toBe(200);
  const { most } = mailAllowances.clientIpHour;
  expect(await countMails(ids)).toEqual({
    'brand-enquiry': mailAllowances.brand.most,
    acknowledgement: most,
    'operator-notice': most,
  });
  const bundled = () =>
    api.core.db
      .select({ to: mails.to, details: mails.details })
      .from(mails)
      .where(eq(mails.kind, 'brand-enquiries'));
  for (let round = 0; round < 2; round += 1) await watchEnquiries(api.core);
  const details = { businessName: `Chai Gully ${made}`, franchiseId: brand, count: 30 };
  expect(await bundled()).toEqual([{ to: owner.email, details }]);
  // What is held back within the same hour waits for the next one.
  await enquire();
  await watchEnquiries(api.core);
  expect(await bundled()).toHaveLength(1);
  await pass('1 hour');
  await watchEnquiries(api.core);
  expect((await bundled()).slice(1)).toEqual([
    { to: owner.email, details: { ...details, count: 1 } },
  ]);
});

it('what is held back for its client IP uses up nothing of the brand; the hour ends, the day goes on', async () => {
  const clientIp = '203.0.113.8';
  const [other = 0] = await insertFranchisesForTest(api.core.db, [{ business_name: 'Dosa Gali' }]);
  const { clientIpHour } = mailAllowances;
  await enquireOften(clientIpHour.most, { clientIp, franchise: other });
  expect(await countMails(await enquireOften(mailAllowances.brand.most, { clientIp }))).toEqual({});
  expect(await countMails([await enquire()])).toMatchObject({ 'brand-enquiry': 1 });
  let mailed = clientIpHour.most;
  for (let hour = 0; hour < 4; hour += 1) {
    await pass('1 hour 1 minute');
    const ids = await enquireOften(clientIpHour.most, { clientIp, franchise: other });
    mailed += (await countMails(ids)).acknowledgement ?? 0;
  }
  expect(mailed).toBeGreaterThan(clientIpHour.most);
  // All five hours together would be a hundred.
  expect(mailed).toBeLessThanOrEqual(60);
});

it('one domain gets so many acknowledgements an hour, whoever sends; a host of everyone’s mail is no such domain', async () => {
  const franchise = 999_999;
  const own = await enquireOften(40, { domain: 'victim.example', franchise });
  expect((await countMails(own)).acknowledgement).toBe(mailAllowances.domain.most);
  const everyone = await enquireOften(40, { domain: 'gmail.com', franchise });
  expect((await countMails(everyone)).acknowledgement).toBe(40);
});

it('one person of several brands gets so many mails about enquiries an hour', async () => {
  const email = `many${made}@chai.example`;
  const rows = Array.from({ length: 4 }, (_, at) => ({ business_name: `Momo ${made} ${at}` }));
  const brands = await insertFranchisesForTest(api.core.db, rows);
  const [first = 0, ...others] = brands;
  const { id } = await joinBrand(api, first, email);
  for (const each of others) await putMember(api.core.db, each, id, 'owner');
  const ids: number[] = [];
  for (const franchise of brands) ids.push(...(await enquireOften(8, { franchise })));
  expect((await countMails(ids))['brand-enquiry']).toBe(mailAllowances.person.most);
});
