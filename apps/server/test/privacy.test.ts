import { createDataLink } from '@naya/core/privacy/data-link';
import { applyRetention } from '@naya/core/privacy/retention';
import { auditLines } from '@naya/db/history/table';
import { findMailContent } from '@naya/db/mail/queue';
import { mails } from '@naya/db/mail/table';
import { signInTries } from '@naya/db/accounts/sign-in-tries-table';
import { rateLimits } from '@naya/db/rate-limits/table';
import { submissions } from '@naya/db/submissions/table';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';

const api = useApi();
const contact = (email: string) => ({
  name: 'Asha',
  email,
  subject: 'Support',
  message: 'Private',
});
const linkOf = (email: string) => `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
const send = async (email: string) => {
  const response = await api.request('/admin/api/contact', postJson(contact(email)));
  return ((await response.json()) as { id: number }).id;
};
const rowOf = async (id: number) =>
  (await api.core.db.select().from(submissions).where(eq(submissions.id, id)))[0];

it('stores what was agreed to, and when', async () => {
  const row = await rowOf(await send('consent@example.in'));
  expect(row?.consent?.policy).toMatch(/^[\da-f]{16}$/);
  expect(Date.parse(row?.consent?.at ?? '')).not.toBeNaN();
});

it('shows a person all they sent, by the signed link alone', async () => {
  await send('me@example.in');
  await send('Me@example.in');
  await send('other@example.in');
  const response = await api.request(linkOf('me@example.in'));
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const data = (await response.json()) as { submissions: { payload: unknown }[] };
  expect(data.submissions).toHaveLength(2);
  expect(data.submissions[0]?.payload).toMatchObject({ message: 'Private' });
});

it.each(['rubbish', '', 'a.b', '%00', 'bWU.'])(
  'opens nothing for the token "%s"',
  async (token) => {
    const response = await api.request(`/admin/api/my-data/${token}`);
    expect(response.status).toBe(404);
    const genuine = Buffer.from(createDataLink(api.core.secret, 'me@example.in'), 'base64url');
    const changed = Buffer.from(genuine.with(40, (genuine[40] ?? 0) ^ 1)).toString('base64url');
    expect((await api.request(`/admin/api/my-data/${changed}`)).status).toBe(404);
  },
);

it('erases what a person sent, their mails included, and keeps that it happened', async () => {
  const id = await send('gone@example.in');
  const kept = await send('stays@example.in');
  const response = await api.request(linkOf('gone@example.in'), { method: 'DELETE' });
  expect(await response.json()).toEqual({ erased: 1 });
  expect(await rowOf(id)).toMatchObject({ name: '', email: '', phone: null, payload: {} });
  expect(await api.core.db.$count(mails, eq(mails.submission_id, id))).toBe(0);
  const lines = await api.core.db
    .select({ action: auditLines.action })
    .from(auditLines)
    .where(eq(auditLines.entity_id, String(id)));
  expect(lines.map(({ action }) => action)).toContain('erased');
  expect(await rowOf(kept)).toMatchObject({ email: 'stays@example.in' });
});

it('clears what mails said after a year, not before', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const mail = { kind: 'lead-reply', to: 'a@example.in', status: 'sent' } as const;
  const content = { subject: 'Re', html: '<p>Private</p>', text: 'Private' };
  const written = await api.core.db
    .insert(mails)
    .values([400, 300].map((days) => ({ ...mail, content, created_at: daysAgo(days) })))
    .returning({ id: mails.id });
  await applyRetention(api.core, new Date());
  const said = await Promise.all(written.map(({ id }) => findMailContent(api.core.db, id)));
  expect(said).toEqual([null, content]);
});

it('takes the counter of a mailbox along, however the e-mail was written', async () => {
  const counters = () => api.core.db.$count(rateLimits);
  const before = await counters();
  await send('a.sha@googlemail.com');
  expect(await counters()).toBe(before + 1);
  await api.request(linkOf('a.sha@googlemail.com'), { method: 'DELETE' });
  expect(await counters()).toBe(before);
});

it('forgets counters every night once they have run out, not before', async () => {
  const now = Date.now();
  await api.core.db.insert(rateLimits).values([
    { key: 'sender:over', points: 1, expire: now - 1_000 },
    { key: 'sender:counts', points: 1, expire: now + 60_000 },
  ]);
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
  const tries = [
    { key: 'over', hours: 25 },
    { key: 'counts', hours: 23 },
  ].map(({ key, hours }) => ({ key, tries: 1, lastAt: hoursAgo(hours), nextAt: hoursAgo(hours) }));
  await api.core.db.insert(signInTries).values(tries);
  await applyRetention(api.core, new Date());
  const left = await api.core.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(left.map(({ key }) => key)).toContain('sender:counts');
  expect(left.map(({ key }) => key)).not.toContain('sender:over');
  const tried = await api.core.db.select({ key: signInTries.key }).from(signInTries);
  expect(tried).toEqual([{ key: 'counts' }]);
});

it('erases by age: each kind after its months, nothing before', async () => {
  const old = await send('old@example.in');
  const young = await send('young@example.in');
  const thirteenMonthsAgo = new Date(Date.now() - 400 * 24 * 3_600_000).toISOString();
  await api.core.db
    .update(submissions)
    .set({ created_at: thirteenMonthsAgo })
    .where(eq(submissions.id, old));
  expect(await applyRetention(api.core, new Date())).toBe(1);
  expect((await rowOf(old))?.erased_at).not.toBeNull();
  expect((await rowOf(young))?.erased_at).toBeNull();
});
