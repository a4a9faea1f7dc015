import { insertMails } from '@naya/db/mail/queue';
import { readEnv } from '../src/env.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { giveUpMail, sendMail } from '@naya/core/mail/send';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { createFolder } from './support/folder.ts';
import { createColleague, type Colleague } from './support/office.ts';

type Mail = {
  id: number;
  kind: string;
  to: string;
  status: string;
  error: string | null;
  is_readable: boolean;
};

const resetUrl = 'http://localhost:8000/admin/#/new-password?token=sample-token-1';
const signInUrl = 'http://localhost:8000/brand/sign-in-link/sample-token-2';

const api = useApi();
let agent = {} as Colleague;
beforeAll(async () => {
  agent = await createColleague(api, 'agent');
});

const contact = { name: 'Asha', email: 'asha@example.in', subject: 'Support', message: 'Hello' };

async function listed(filter: Record<string, string>): Promise<Mail[]> {
  const asked = `/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await agent.read<{ data: Mail[] }>(asked)).data;
}

async function countJobs(mailId: number): Promise<unknown> {
  const jobs = await api.core.db.execute(sql`select count(*)::int as count from pgboss.job
    where name = 'send-mail' and data ->> 'mailId' = ${String(mailId)}`);
  return jobs.rows[0]?.['count'];
}

it('lists the mails, the newest first, without what they say', async () => {
  await api.request('/admin/api/contact', postJson(contact));
  const mails = await listed({});
  expect(mails.map(({ kind, to, status }) => [kind, to, status])).toEqual([
    ['acknowledgement', 'asha@example.in', 'queued'],
    ['operator-notice', 'hello@example.in', 'queued'],
  ]);
  expect(Object.keys(mails[0] ?? {})).not.toContain('details');
});

it('sends a failed one again, once', async () => {
  const [mail] = await listed({});
  const id = mail?.id ?? 0;
  expect((await agent.call('POST', `/mails/${id}/again`)).status).toBe(409);
  await giveUpMail(api.core, id);
  expect(await listed({ status: 'failed' })).toMatchObject([{ id, error: expect.any(String) }]);

  expect((await agent.call('POST', `/mails/${id}/again`)).status).toBe(200);
  expect(await listed({ status: 'failed' })).toEqual([]);
  expect(await countJobs(id)).toBe(2);
  expect((await agent.call('POST', `/mails/${id}/again`)).status).toBe(409);
  expect(await countJobs(id)).toBe(2);
});

it('can be read as it was sent, without the links that open something', async () => {
  await using folder = await createFolder();
  const mailer = createMailer(readEnv({ DATA_DIR: folder.path }));
  const rows = await insertMails(api.core.db, [
    { kind: 'password-reset', to: 'new@example.in', details: { name: 'New', url: resetUrl } },
    { kind: 'brand-sign-in', to: 'brand@example.in', details: { url: signInUrl, code: '123456' } },
  ]);
  const ours = (await listed({})).find(({ kind }) => kind === 'acknowledgement');
  const letter = (id: number) => agent.call('GET', `/mails/${id}/letter`);
  expect((await letter(ours?.id ?? 0)).status).toBe(404);
  const ids = [ours?.id ?? 0, ...rows];
  for (const id of ids) await sendMail(api.core, mailer, id);
  const letters = await Promise.all(ids.map(letter));
  const [acknowledgement, ...secret] = await Promise.all(letters.map((each) => each.text()));
  expect(acknowledgement).toContain('We have your message.');
  expect(acknowledgement).toContain('/my-data/…');
  for (const page of secret) expect(page).toContain('<html');
  expect([acknowledgement, ...secret].join(' ')).not.toMatch(/sample-token|123456|my-data\/[^…]/);
  expect(letters[0]?.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect((await listed({})).every(({ is_readable }) => is_readable)).toBe(false);
  expect((await listed({ status: 'written' })).every(({ is_readable }) => is_readable)).toBe(true);
});
