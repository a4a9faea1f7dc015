import type { DeliveryStep, MailServerState } from '@naya/contract/site-info/mail-server';
import { openMailServer } from '@naya/core/mail/mail-server';
import { sendMail } from '@naya/core/mail/send';
import { auditLines } from '@naya/db/tables/history';
import { mails } from '@naya/db/tables/mail';
import { siteDocuments } from '@naya/db/tables/site-info';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { perTester } from '../src/http/rate-limits.ts';
import { createMailer, findServerOptions } from '../src/mail/mailer.ts';
import { postJson, useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';
import { startSmtp, type MailServer } from './support/smtp.ts';

const api = useApi();
let owner = {} as Colleague;
let smtp = {} as MailServer;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const plain = () => ({
  host: '127.0.0.1',
  port: String(smtp.port),
  encryption: 'none',
  user: '',
  password: '',
  sender: 'desk@bazaar.example.net',
});
const locked = {
  host: 'smtp.bazaar.example.net',
  port: 587,
  encryption: 'starttls',
  user: 'desk',
  password: 'a secret of the mailbox',
  sender: null,
};
const readState = () => owner.read<MailServerState>('/setup/mail-server');
async function save(server: object, seen?: unknown) {
  const known = seen === undefined ? (await readState()).server : seen;
  return owner.call('PUT', '/setup/mail-server', { ...server, seen: known });
}
const test = async (to: string) =>
  (await (await owner.call('POST', '/setup/mail-server/test', { to })).json()) as DeliveryStep[];

it('the server that an owner enters has the next mail, without a restart', async () => {
  const mailer = createMailer(readEnv({ DATA_DIR: api.dataDir }), api.core.db);
  async function sendNext(email: string) {
    const body = { name: 'Asha', email, subject: 'Support', message: 'Hello' };
    const sent = await api.request('/admin/api/contact', postJson(body));
    const { id } = (await sent.json()) as { id: number };
    const queued = await api.core.db.select().from(mails).where(eq(mails.submission_id, id));
    const mail = queued.find(({ to }) => to === email);
    await sendMail(api.core, mailer, mail?.id ?? 0);
    const [stored] = await api.core.db
      .select()
      .from(mails)
      .where(eq(mails.id, mail?.id ?? 0));
    return stored?.status;
  }
  expect(await sendNext('first@visitors.example.net')).toBe('written');
  expect((await save(plain())).status).toBe(200);
  expect(await sendNext('second@visitors.example.net')).toBe('sent');
  const [received] = smtp.received;
  expect(received?.from?.address).toBe('desk@bazaar.example.net');
  expect(await owner.read('/notices')).toMatchObject({ noMailServer: false });
  mailer.close();
});

it('a test tells how far a mail came', async () => {
  const steps = await test('asha@visitors.example.net');
  expect(steps.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['connect', true],
    ['hand', true],
  ]);
  expect(smtp.received.at(-1)?.to?.[0]?.address).toBe('asha@visitors.example.net');

  const refusing = await startSmtp(0, 'refuse');
  await save({ ...plain(), port: refusing.port });
  const last = (await test('nobody@visitors.example.net')).at(-1);
  expect(last).toMatchObject({ step: 'hand', isDone: false });
  expect(last?.says).toContain('No such mailbox');
  await refusing.stop();
  expect(await test('asha@visitors.example.net')).toMatchObject([
    { step: 'connect', isDone: false },
  ]);
  expect((await owner.call('POST', '/setup/mail-server/test', { to: 'asha' })).status).toBe(422);
});

it('keeps the password encrypted, out of answers and out of the history', async () => {
  expect((await save({ ...locked, encryption: 'none' })).status).toBe(422);
  expect((await save({ ...locked, password: '' })).status).toBe(422);
  const saved = await save(locked);
  expect(saved.status).toBe(200);
  const [document] = await api.core.db
    .select()
    .from(siteDocuments)
    .where(eq(siteDocuments.key, 'setup'));
  const lines = await api.core.db.select().from(auditLines).where(eq(auditLines.entity, 'setup'));
  const setup = await owner.read('/setup');
  const everything = JSON.stringify([await saved.json(), document, lines, setup]);
  expect(everything).toContain('smtp.bazaar.example.net');
  expect(everything).not.toContain(locked.password);
  expect(await openMailServer(api.core.db)).toMatchObject({ password: locked.password });
  expect(await readState()).toMatchObject({ hasPassword: true, server: { user: 'desk' } });
});

it('a stored password goes to no other server, and nobody overwrites what they did not see', async () => {
  const other = { ...locked, host: 'smtp.elsewhere.example.net', password: '' };
  const refused = await save(other);
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['password']);
  expect((await save({ ...locked, password: '', sender: 'team@bazaar.example.net' })).status).toBe(
    200,
  );
  expect(await openMailServer(api.core.db)).toMatchObject({ password: locked.password });
  expect((await save(locked, null)).status).toBe(409);
});

it('SMTP_URL wins, and what is removed sends no more', async () => {
  const env = readEnv({ SMTP_URL: 'smtp://127.0.0.1:2525' });
  const found = await findServerOptions(env, api.core.db);
  expect(found).toMatchObject({ options: { host: '127.0.0.1', port: 2525 }, sender: null });
  const { server } = await readState();
  expect((await owner.call('POST', '/setup/mail-server/removal', {})).status).toBe(409);
  const removed = await owner.call('POST', '/setup/mail-server/removal', { seen: server });
  expect(await removed.json()).toEqual({ isFixed: false, server: null, hasPassword: false });
  expect(await findServerOptions(readEnv({}), api.core.db)).toBeNull();
});

it('a person tests twenty times an hour, and nobody else waits for that', async () => {
  const other = await createColleague(api, 'owner');
  const ask = (who: Colleague) =>
    who.call('POST', '/setup/mail-server/test', { to: 'asha@visitors.example.net' });
  const answers: number[] = [];
  for (let asked = 0; asked <= perTester.points; asked += 1)
    answers.push((await ask(other)).status);
  expect(answers.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(answers.at(-1)).toBe(429);
  expect((await ask(await createColleague(api, 'owner'))).status).toBe(200);
});
