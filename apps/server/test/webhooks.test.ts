import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { sendDueMessages } from '@naya/core/webhooks/send';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { auditLines } from '@naya/db/tables/history';
import { webhookMessages, webhookSecrets } from '@naya/db/tables/webhooks';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhookCaller } from '../src/webhooks/call-webhook.ts';
import { isPublicAddress } from '../src/webhooks/public-address.ts';
import { postJson, useApi } from './support/api.ts';
import { createPlan, pay, placeOrder, putSeller } from './support/billing.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';

const api = useApi();
type Received = { headers: IncomingHttpHeaders; body: string };
type Told = { type: string; data: Record<string, unknown> };
const received: Received[] = [];
let answer = 204;
let catcher = {} as Server;
let owner = {} as Colleague;
let secret = '';
let hook = { id: 0, version: 0 };
const callWebhook = createWebhookCaller({ webhooksToPrivate: true });
const kinds = ['lead.created', 'lead.stage_changed', 'listing.approved', 'payment.received'];

beforeAll(async () => {
  catcher = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answer, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => catcher.listen(0, '127.0.0.1', resolve));
  owner = await createColleague(api, 'owner');
});
afterAll(() => new Promise((resolve) => catcher.close(resolve)));

const url = () => `http://127.0.0.1:${(catcher.address() as AddressInfo).port}/hook`;
const told = () => received.splice(0).map(({ body }) => JSON.parse(body) as Told);
const send = () => sendDueMessages(api.core, callWebhook);
const listMessages = () => api.core.db.select().from(webhookMessages).orderBy(webhookMessages.id);
const makeDue = () => api.core.db.update(webhookMessages).set({ due_at: sql`now()` });

async function enquire(name: string): Promise<number> {
  const body = { name, email: `${name}@example.in`, subject: 'Support', message: 'Hello there' };
  const sent = await api.request('/admin/api/contact', postJson(body));
  return ((await sent.json()) as { id: number }).id;
}

it('a secret is shown once, kept encrypted and signs the test', async () => {
  expect((await owner.call('POST', '/webhooks', { url: 'ftp://x', kinds })).status).toBe(422);
  const made = await owner.call('POST', '/webhooks', { url: url(), kinds });
  hook = (await made.json()) as typeof hook;
  const test = async () => (await owner.call('POST', `/webhooks/${hook.id}/test`)).json();
  expect(await test()).toMatchObject({ isSent: false });
  const shown = await owner.call('POST', `/webhooks/${hook.id}/secret`);
  ({ secret } = (await shown.json()) as { secret: string });
  expect(await test()).toEqual({ isSent: true, said: 'It answered 204' });
  const [{ headers, body } = { headers: {}, body: '' }] = received.splice(0);
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'test',
  });
  const kept = [
    await api.core.db.select().from(webhookSecrets),
    await api.core.db.select().from(auditLines),
    await owner.read(`/webhooks/${hook.id}`),
  ];
  expect(JSON.stringify(kept)).not.toContain(secret);
});

it('tells of a lead, its stage, an approval and a payment', async () => {
  const lead = await enquire('asha');
  await owner.call('POST', '/leads/actions', { ids: [lead], stage: 'contacted' });
  const [listing = 0] = await insertFranchisesForTest(api.core.db, [
    { business_name: 'Chai Gully', status: 'pending' },
  ]);
  const approved = await actOnFranchises(owner, 'approve', [listing]);
  expect(approved.status).toBe(200);
  await putSeller(owner);
  await pay(owner, await placeOrder(api, owner, { plan: await createPlan(owner) }));
  await send();
  const all = told();
  expect(all.map(({ type }) => type).sort()).toEqual([...kinds].sort());
  const dataOf = (type: string) => all.find((each) => each.type === type)?.data;
  expect(dataOf('lead.created')).toMatchObject({ id: lead, email: 'asha@example.in' });
  const moved = { stage: 'contacted', previous_stage: 'new' };
  expect(dataOf('lead.stage_changed')).toMatchObject(moved);
  expect(dataOf('listing.approved')).toMatchObject({ id: listing, business_name: 'Chai Gully' });
  expect(dataOf('payment.received')).toMatchObject({ net_paise: 499_900 });
  expect(JSON.stringify(await listMessages())).not.toContain('asha');
  await send();
  expect(told()).toEqual([]);
});

it('is written with the change, or not at all', async () => {
  const before = (await listMessages()).length;
  const taken = api.core.db.transaction(async (tx) => {
    await tx.execute(sql`update submissions set stage = 'won'`);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await listMessages()).toHaveLength(before);
});

it('what fails is tried again under the same id, by hand too, and redirects are not followed', async () => {
  await enquire('meera');
  answer = 302;
  await send();
  const first = received.splice(0);
  expect(first).toHaveLength(1);
  const last = async () => (await listMessages()).at(-1);
  expect(await last()).toMatchObject({ status: 'queued', attempts: 1, said: 'It answered 302' });
  await send();
  expect(received).toEqual([]);
  await api.core.db
    .update(webhookMessages)
    .set({ attempts: 7 })
    .where(eq(webhookMessages.id, (await last())?.id ?? 0));
  await makeDue();
  await send();
  const id = (await last())?.id ?? 0;
  expect(await last()).toMatchObject({ status: 'failed', attempts: 8 });
  answer = 204;
  expect((await owner.call('POST', `/webhook-messages/${id}/again`)).status).toBe(200);
  expect((await owner.call('POST', `/webhook-messages/${id}/again`)).status).toBe(409);
  await Promise.all([send(), send()]);
  expect(await last()).toMatchObject({ status: 'sent', said: 'It answered 204' });
  const ids = [...first, ...received.splice(0)].map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

it('says nothing of who was erased meanwhile, and forgets after a month', async () => {
  const lead = await enquire('kiran');
  await owner.call('POST', `/leads/${lead}/erase-person`);
  await send();
  expect(JSON.stringify(told())).not.toContain('kiran');
  expect((await listMessages()).at(-1)).toMatchObject({ said: 'What it is about is gone.' });
  await applyRetention(api.core, new Date(Date.now() + 31 * 86_400_000));
  expect(await listMessages()).toEqual([]);
});

it('calls nothing within our own network unless that is allowed', async () => {
  const strict = createWebhookCaller({ webhooksToPrivate: false });
  const call = (to: string) => async () => strict({ url: to, secret, id: 'id', body: '{}' });
  await expect(call(url())()).rejects.toThrow('begin with https://');
  const port = new URL(url()).port;
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', 'localhost']) {
    await expect(call(`https://${host}:${port}/`)(), host).rejects.toThrow('within our network');
  }
  expect(received).toEqual([]);
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::ffff:8.8.8.8', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
