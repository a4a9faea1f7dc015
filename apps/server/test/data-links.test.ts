import { createHmac } from 'node:crypto';
import { dataLinkDays } from '@naya/contract/constants';
import { createDataLink } from '@naya/core/mail/data-link';
import { mails } from '@naya/db/tables/mail';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';

const api = useApi();
const dayMs = 24 * 3_600_000;
const madeDaysAgo = (email: string, days: number) =>
  `/admin/api/my-data/${createDataLink(api.core.secret, email, Date.now() - days * dayMs)}`;

async function write(email: string): Promise<void> {
  const body = { name: 'Asha', email, subject: 'Support', message: 'Private' };
  expect((await api.request('/admin/api/contact', postJson(body))).status).toBe(201);
}
const renew = (link: string) => api.request(`${link}/new-link`, { method: 'POST' });
const linksTo = (email: string) =>
  api.core.db.$count(mails, and(eq(mails.kind, 'data-link'), eq(mails.to, email)));

it('a link works until its last day, and neither shows nor erases anything afterwards', async () => {
  await write('days@example.in');
  const lastDay = await api.request(madeDaysAgo('days@example.in', dataLinkDays - 0.01));
  expect(lastDay.status).toBe(200);
  const late = madeDaysAgo('days@example.in', dataLinkDays + 0.01);
  for (const method of ['GET', 'DELETE']) {
    const answer = await api.request(late, { method });
    expect(answer.status).toBe(410);
    expect(await answer.text()).not.toContain('Private');
  }
  const { submissions } = (await (await api.request(madeDaysAgo('days@example.in', 0))).json()) as {
    submissions: unknown[];
  };
  expect(submissions).toHaveLength(1);
});

it('a link of an earlier version, which had no end, has expired', async () => {
  await write('signed@example.in');
  const encoded = Buffer.from('signed@example.in').toString('base64url');
  const mac = createHmac('sha256', api.core.secret).update(`privacy:${encoded}`);
  const link = `/admin/api/my-data/${encoded}.${mac.digest('base64url')}`;
  expect((await api.request(link)).status).toBe(410);
  expect((await renew(link)).status).toBe(202);
  expect(await linksTo('signed@example.in')).toBe(1);
});

it('an expired link has a new one mailed to its own recipient, three times an hour', async () => {
  await write('anew@example.in');
  const late = madeDaysAgo('anew@example.in', dataLinkDays + 1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => renew(late)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
  expect(await linksTo('anew@example.in')).toBe(3);
});

it('asking for a new link tells nobody whether we hold anything', async () => {
  await write('known@example.in');
  const known = await renew(madeDaysAgo('known@example.in', dataLinkDays + 1));
  const unknown = await renew(madeDaysAgo('unknown@example.in', dataLinkDays + 1));
  expect(unknown.status).toBe(known.status);
  expect(await unknown.text()).toBe(await known.text());
  expect(await linksTo('unknown@example.in')).toBe(0);
  expect((await renew('/admin/api/my-data/forged')).status).toBe(404);
});

it('a link does not tell whose it is', () => {
  const token = createDataLink(api.core.secret, 'asha@example.in');
  const readings = [token, ...token.split('.')].map((part) => Buffer.from(part, 'base64url'));
  for (const bytes of readings) expect(bytes.toString('latin1')).not.toContain('asha');
});
