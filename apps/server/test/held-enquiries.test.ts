import { watchEnquiries } from '@naya/core/brands/clock';
import { createConfirmToken } from '@naya/core/brands/confirm-enquiry';
import { formTrapHeader } from '@naya/contract/submissions/form-hints';
import { brandDeliveries } from '@naya/db/tables/brands';
import { mails } from '@naya/db/tables/mail';
import { submissions } from '@naya/db/tables/submissions';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { listBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { useMailFiles } from './support/mail-files.ts';
import type { MailKind } from '@naya/contract/mail/kinds';

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
async function enquire(headers: Record<string, string> = {}): Promise<number> {
  sent += 1;
  const enquiry = {
    name: 'Asha Rao',
    email: `asha${sent}@investor${sent}.example`,
    phone: '9811122333',
    message: 'A kiosk in Pune.',
    franchiseId: String(brand),
    franchiseName: 'Chai Gully',
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry, headers));
  return ((await answer.json()) as { id: number }).id;
}
const confirm = async (id: number) => {
  const token = createConfirmToken(api.core.secret, id);
  expect((await postToBrand(api, '/confirmations', { token })).status).toBe(200);
};
const isDelivered = async (id: number) =>
  (await api.core.db.$count(brandDeliveries, eq(brandDeliveries.submission_id, id))) === 1;
const countMails = (id: number, kind: MailKind) =>
  api.core.db.$count(mails, and(eq(mails.submission_id, id), eq(mails.kind, kind)));
async function pause(until: string) {
  const saved = await owner.call('POST', `/brands/${brand}/settings`, { paused_until: until });
  expect(saved.status).toBe(200);
}

it('a pause stops enquiries: kept, asked about once it is over, and passed on by a press alone', async () => {
  const before = await enquire();
  await pause('2099-01-05');
  const held = await enquire();
  expect([await isDelivered(before), await isDelivered(held)]).toEqual([true, false]);
  const { text = '' } = await readMail(held, 'acknowledgement');
  expect(text).toContain('takes no enquiries until 5 Jan 2099');
  expect(text).not.toContain('confirm-enquiry');
  expect(text).toContain('end-enquiry');
  await confirm(held);
  await watchEnquiries(api.core);
  expect([await isDelivered(held), await countMails(held, 'brand-reopened')]).toEqual([false, 0]);

  await pause('');
  await api.core.db.execute(sql`update submissions set confirmed_at = null,
    created_at = now() - interval '60 days' where id = ${held}`);
  await watchEnquiries(api.core);
  await watchEnquiries(api.core);
  expect(await countMails(held, 'brand-reopened')).toBe(1);
  expect(await isDelivered(held)).toBe(false);
  const token = createConfirmToken(api.core.secret, held);
  expect((await readMail(held, 'brand-reopened')).text).toContain(`confirm-enquiry/${token}`);
  await Promise.all([confirm(held), confirm(held)]);
  expect([await isDelivered(held), await countMails(held, 'brand-enquiry')]).toEqual([true, 1]);
  expect(await countMails(before, 'brand-reopened')).toBe(0);
});

it('a suspicious enquiry goes on as any other once its sender confirms it, and not if we called it spam', async () => {
  const trap = { [formTrapHeader]: '1' };
  const [suspicious, judged] = [await enquire(trap), await enquire(trap)];
  for (const id of [suspicious, judged]) {
    expect(await isDelivered(id)).toBe(false);
    expect((await readMail(id, 'acknowledgement')).text).toContain('confirm-enquiry');
  }
  await api.core.db.update(submissions).set({ version: 2 }).where(eq(submissions.id, judged));
  await confirm(suspicious);
  await confirm(judged);
  expect([await isDelivered(suspicious), await isDelivered(judged)]).toEqual([true, false]);
  expect(await countMails(suspicious, 'brand-enquiry')).toBe(1);
  const [row] = await api.core.db
    .select({ stage: submissions.stage })
    .from(submissions)
    .where(eq(submissions.id, suspicious));
  expect(row?.stage).toBe('new');
});

it('a brand that pauses is open nowhere: a waiting list until its last day is over', async () => {
  const open = JSON.stringify([{ city: 'Kochi', state: 'Kerala' }]);
  await api.core.db.execute(
    sql`update franchises set open_cities = ${open}::jsonb where id = ${brand}`,
  );
  const inKochi = async () => {
    const found = (await api.get('/admin/api/franchises?location=Kochi')) as {
      franchises: { id: number; place_match: { kind: string } }[];
      facets: { openIn: { value: string; count: number }[] };
    };
    const match = found.franchises.find(({ id }) => id === brand)?.place_match.kind;
    const { total } = (await api.get('/admin/api/franchises?openIn=Kochi')) as { total: number };
    return [match, total, found.facets.openIn.find(({ value }) => value === 'Kochi')?.count ?? 0];
  };
  await expect.poll(inKochi).toEqual(['open', 1, 1]);
  await pause('2099-01-05');
  expect(await inKochi()).toEqual(['waiting', 0, 0]);
  expect(await api.get(`/admin/api/franchises/${brand}`)).toMatchObject({
    open_cities: [{ city: 'Kochi' }],
  });
  await api.core.db.execute(
    sql`update franchises set paused_until = current_date - 2 where id = ${brand}`,
  );
  await watchEnquiries(api.core);
  await expect.poll(inKochi).toEqual(['open', 1, 1]);
  expect(await api.get(`/admin/api/franchises/${brand}`)).toMatchObject({ paused_until: null });
});
