import { giveUpMail } from '@naya/core/mail/send';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { hire, type Colleague } from './support/office.ts';

type Mail = { id: number; kind: string; to: string; status: string; error: string | null };

const api = useApi();
let agent = {} as Colleague;
beforeAll(async () => {
  agent = await hire(api, 'agent');
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
