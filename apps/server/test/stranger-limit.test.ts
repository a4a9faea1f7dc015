import { brandApiUrl } from '@naya/contract/brands/urls';
import { officeApiUrl } from '@naya/contract/office/urls';
import { expect, it } from 'vitest';
import { perClientIp } from '../src/http/rate-limits.ts';
import { postJson, useApi } from './support/api.ts';
import { createColleague, sendJson } from './support/office.ts';

const api = useApi(async () => {}, { trustProxy: true });
const from = (clientIp: string) => ({ 'X-Forwarded-For': clientIp });
const read = (path: string, headers: object) => api.request(path, { headers: { ...headers } });

/** Calls until the limit is reached, all of them answered with that status. */
async function useUp(path: string, clientIp: string, status: number): Promise<void> {
  const calls = Array.from({ length: perClientIp.points }, () => read(path, from(clientIp)));
  const answers = await Promise.all(calls);
  expect(new Set(answers.map((each) => each.status))).toEqual(new Set([status]));
}

it('a client IP has so many calls of the office without a session, and those with one', async () => {
  const owner = await createColleague(api, 'owner');
  const session = `${officeApiUrl}/session`;
  await useUp(session, '203.0.113.7', 401);
  const refused = await read(session, from('203.0.113.7'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const body = { token: 'guessed', name: 'Eve', email: 'eve@example.in', password: 'long enough' };
  const guess = sendJson('POST', body, from('203.0.113.7'));
  expect((await api.request(`${officeApiUrl}/first-owner`, guess)).status).toBe(429);
  const signedIn = { ...from('203.0.113.7'), Cookie: owner.cookie };
  expect((await read(session, signedIn)).status).toBe(200);
  expect((await read(session, from('203.0.113.8'))).status).toBe(401);
});

it('so many calls of brands too, and may send forms after that', async () => {
  await useUp(`${brandApiUrl}/words/1.guessed`, '203.0.113.9', 404);
  expect((await read(`${brandApiUrl}/words/1.guessed`, from('203.0.113.9'))).status).toBe(429);
  expect((await read(`${brandApiUrl}/session`, from('203.0.113.9'))).status).toBe(429);
  const form = { name: 'Asha', email: 'asha@example.in', subject: 'Support', message: 'Hello' };
  const sent = await api.request('/admin/api/contact', postJson(form, from('203.0.113.9')));
  expect(sent.status).toBe(201);
});
