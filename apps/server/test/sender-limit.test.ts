import { hash, randomUUID } from 'node:crypto';
import { rateLimits } from '@naya/db/tables/rate-limits';
import { signInTries } from '@naya/db/tables/accounts';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { perSender } from '../src/http/rate-limits.ts';
import { createApiApp } from '../src/start/api-app.ts';
import { postJson, useApi } from './support/api.ts';
import { postToBrand } from './support/brand.ts';

const api = useApi();
let app = {} as ReturnType<typeof createApiApp>;
beforeAll(() => {
  app = createApiApp(api.core, pino({ level: 'silent' }), { limits: 'shared', trustProxy: true });
});

async function send(email: string, clientIp: string): Promise<number> {
  const body = { name: 'Asha', email, subject: 'Support', message: 'Hello' };
  const sender = { 'X-Forwarded-For': clientIp };
  return (await app.request('/admin/api/contact', postJson(body, sender))).status;
}
const sendOften = async (times: number, ...form: Parameters<typeof send>) =>
  new Set(await Promise.all(Array.from({ length: times }, () => send(...form))));

it('a stranger who types her e-mail uses up nothing of what she may send', async () => {
  expect(await sendOften(perSender.points, 'a.sha@gmail.com', '203.0.113.7')).toEqual(
    new Set([201]),
  );
  expect(await send('asha+more@googlemail.com', '203.0.113.7')).toBe(429);
  expect(await send('a.sha@gmail.com', '203.0.113.8')).toBe(201);
});

it('what is sent again under its key counts for nothing, and passes when nothing is left', async () => {
  const send = async (key: string) => {
    const body = {
      name: 'Asha',
      email: 'devi@example.in',
      subject: 'Support',
      message: 'Hello',
    };
    const headers = {
      'X-Forwarded-For': '203.0.113.17',
      'Idempotency-Key': key,
    };
    return (await app.request('/api/contact', postJson(body, headers))).status;
  };
  const first = randomUUID();
  for (let count = 0; count < perSender.points; count += 1) expect(await send(first)).toBe(201);
  for (let count = 1; count < perSender.points; count += 1)
    expect(await send(randomUUID())).toBe(201);
  expect(await send(randomUUID())).toBe(429);
  expect(await send(first)).toBe(201);
});

it('the counters name nobody, not even to who tries all e-mails and IPs', async () => {
  await send('ravi@example.in', '203.0.113.9');
  await postToBrand(api, '/sign-in', { email: 'ravi@example.in' });
  const counted = [
    ...(await api.core.db.select({ key: rateLimits.key }).from(rateLimits)),
    ...(await api.core.db.select({ key: signInTries.key }).from(signInTries)),
  ].map(({ key }) => key);
  expect(counted.map((key) => key.split(':')[0])).toEqual(
    expect.arrayContaining(['client-ip', 'sender', 'mailbox']),
  );
  const subjects = ['203.0.113.9', 'ravi@example.in', 'mail brand ravi@example.in'];
  for (const key of counted) {
    for (const each of subjects) expect(key).not.toContain(hash('sha256', each, 'base64url'));
  }
});
