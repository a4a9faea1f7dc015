import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SubmissionKind } from '@naya/contract/constants';
import { monthsBefore } from '@naya/core/months-before';
import { createDataLink } from '@naya/core/mail/data-link';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { auditLines } from '@naya/db/tables/history';
import { findMailContent } from '@naya/db/mail/queue';
import { mails } from '@naya/db/tables/mail';
import { signInTries } from '@naya/db/tables/accounts';
import { rateLimits } from '@naya/db/tables/rate-limits';
import { submissions } from '@naya/db/tables/submissions';
import { insertSubmissionForTest } from '@naya/db/testing/seeds';
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

/** As the privacy policy of the demo, with which a site starts, tells its readers. */
async function readPolicyMonths(): Promise<[SubmissionKind, number][]> {
  const policy = '../../../content/demo/site-info/privacy-policy.md';
  const rows = (await readFile(join(import.meta.dirname, policy), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const forms = [
    ['enquiry', 'Enquiry on a franchise page'],
    ['contact', 'Contact form'],
    ['investor', 'Investor registration'],
    ['listing', 'Franchise listing'],
    ['report', 'Report of a listing'],
    ['event', 'Registration for an event'],
  ] as const;
  return forms.map(([kind, name]) => {
    const row = rows.find((each) => each.startsWith(`| ${name} |`));
    return [kind, Number(/(\d+) months/.exec(row ?? '')?.[1])];
  });
}

it('erases by age: each kind after the months that the privacy policy names, nothing before', async () => {
  const now = new Date();
  const dayMs = 24 * 3_600_000;
  const rows: { id: number; kind: SubmissionKind; isErased: boolean }[] = [];
  for (const [kind, months] of await readPolicyMonths()) {
    const since = Date.parse(monthsBefore(now, months));
    for (const [at, isErased] of [
      [since - dayMs, true],
      [since + dayMs, false],
    ] as const) {
      const sent = { kind, name: 'Asha', email: `${kind}@example.in`, phone: null, payload: {} };
      const row = { ...sent, key: crypto.randomUUID(), answer: '' };
      const { id } = await insertSubmissionForTest(api.core.db, row);
      const created_at = new Date(at).toISOString();
      await api.core.db.update(submissions).set({ created_at }).where(eq(submissions.id, id));
      rows.push({ id, kind, isErased });
    }
  }
  expect(await applyRetention(api.core, now)).toBe(6);
  for (const { id, kind, isErased } of rows) {
    expect((await rowOf(id))?.erased_at !== null, kind).toBe(isErased);
  }
});
