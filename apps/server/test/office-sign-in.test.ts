import { officeApiUrl } from '@naya/contract/office/urls';
import { mails } from '@naya/db/tables/mail';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { cookiesOf, createColleague, password, sendJson, signIn } from './support/office.ts';
import { totp } from './support/totp.ts';

const api = useApi();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(officeApiUrl + path, sendJson('POST', body, headers));
const session = (cookie: string) =>
  api.request(`${officeApiUrl}/session`, { headers: { Cookie: cookie } });

describe('signing in', () => {
  it('sets a cookie that scripts and other sites cannot use', async () => {
    const { email } = await createColleague(api, 'editor');
    const response = await post('/sign-in', { email, password });
    const cookie = response.headers.getSetCookie().find((each) => each.includes('session_token'));
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\/office\/api/i);
  });

  it('tells a wrong password and an unknown e-mail alike', async () => {
    const { email } = await createColleague(api, 'agent');
    const wrong = await post('/sign-in', { email, password: 'wrong password' });
    const unknown = await post('/sign-in', { email: 'nobody@example.in', password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  it('locks out after five wrong passwords, even with the right one', async () => {
    const { email } = await createColleague(api, 'agent');
    for (let count = 0; count < 5; count += 1) {
      expect((await post('/sign-in', { email, password: `wrong ${count}` })).status).toBe(401);
    }
    const locked = await post('/sign-in', { email, password });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('is refused to somebody who was put out', async () => {
    const [owner, agent] = [
      await createColleague(api, 'owner'),
      await createColleague(api, 'agent'),
    ];
    const { data } = await owner.read<{ data: { id: string; email: string; version: number }[] }>(
      `/users?filter=${JSON.stringify({ q: agent.email })}`,
    );
    const user = data[0];
    const body = { ...user, name: 'Gone', role: 'agent', active: false };
    expect((await owner.call('PUT', `/users/${user?.id}`, body)).status).toBe(200);
    expect((await session(agent.cookie)).status).toBe(401);
    expect((await post('/sign-in', { email: agent.email, password })).status).toBe(401);
  });
});

it('resets a forgotten password by the link in the mail, once', async () => {
  const { email, cookie } = await createColleague(api, 'editor');
  expect((await post('/forgotten-password', { email })).status).toBe(200);
  expect((await post('/forgotten-password', { email: 'nobody@example.in' })).status).toBe(200);
  const queued = await api.core.db
    .select({ details: mails.details })
    .from(mails)
    .where(and(eq(mails.kind, 'password-reset'), eq(mails.to, email)));
  const details = queued[0]?.details as { url: string } | undefined;
  const token = new URLSearchParams(details?.url.split('?')[1]).get('token');
  const fresh = { token, password: 'another long password' };
  expect((await post('/new-password', { token, password: 'short' })).status).toBe(422);
  expect((await post('/new-password', fresh)).status).toBe(200);
  expect((await post('/new-password', fresh)).status).toBe(422);
  expect((await session(cookie)).status).toBe(401);
  expect((await post('/sign-in', { email, password: fresh.password })).status).toBe(200);
});

it('lists sessions and closes one from another', async () => {
  const agent = await createColleague(api, 'agent');
  const other = await signIn(api, agent.email);
  const { data } = await agent.read<{ data: { id: string; current: boolean }[] }>(
    '/account/sessions',
  );
  expect(data).toHaveLength(2);
  const away = data.find((each) => !each.current);
  await agent.call('DELETE', `/account/sessions/${away?.id}`);
  expect((await session(other)).status).toBe(401);
  expect((await session(agent.cookie)).status).toBe(200);
  const stranger = await createColleague(api, 'agent');
  const mine = data.find((each) => each.current);
  expect((await stranger.call('DELETE', `/account/sessions/${mine?.id}`)).status).toBe(404);
});

describe('a second factor', () => {
  it('is asked for once it is set up, and a used backup code is spent', async () => {
    const owner = await createColleague(api, 'owner');
    const setUp = await owner.call('POST', '/account/two-factor', { password });
    const { secret, backupCodes } = (await setUp.json()) as {
      secret: string;
      backupCodes: string[];
    };
    const verified = await owner.call('POST', '/account/two-factor/code', { code: totp(secret) });
    expect(verified.status).toBe(200);

    const first = await post('/sign-in', { email: owner.email, password });
    expect(await first.json()).toEqual({ needsCode: true });
    const half = cookiesOf(first);
    expect((await session(half)).status).toBe(401);
    expect((await post('/sign-in/code', { code: '000000' }, { Cookie: half })).status).toBe(422);
    const code = backupCodes[0];
    const whole = await post('/sign-in/code', { code }, { Cookie: half });
    expect((await session(cookiesOf(whole))).status).toBe(200);

    const again = cookiesOf(await post('/sign-in', { email: owner.email, password }));
    expect((await post('/sign-in/code', { code }, { Cookie: again })).status).toBe(422);
  });
});
