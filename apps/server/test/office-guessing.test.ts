import { officeApiUrl } from '@naya/contract/urls';
import { expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { cookiesOf, hire, password, sendJson } from './support/office.ts';
import { totp } from './support/totp.ts';

const api = useApi();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(officeApiUrl + path, sendJson('POST', body, headers));
const isOpen = async (cookie: string) =>
  (await api.request(`${officeApiUrl}/session`, { headers: { Cookie: cookie } })).status === 200;

/** An owner with a second factor, and a way to come as far as its code. */
async function hireWithSecondFactor() {
  const owner = await hire(api, 'owner');
  const setUp = await owner.call('POST', '/account/two-factor', { password });
  const { secret } = (await setUp.json()) as { secret: string };
  await owner.call('POST', '/account/two-factor/code', { code: totp(secret) });
  const comeToCode = async () =>
    cookiesOf(await post('/sign-in', { email: owner.email, password }));
  return { secret, comeToCode };
}

/** Never the right one. */
const wrong = (secret: string) => String((Number(totp(secret)) + 1) % 1_000_000).padStart(6, '0');

it('after five wrong codes not even the right one opens that sign-in', async () => {
  const { secret, comeToCode } = await hireWithSecondFactor();
  const Cookie = await comeToCode();
  for (let count = 0; count < 5; count += 1) {
    expect((await post('/sign-in/code', { code: wrong(secret) }, { Cookie })).status).toBe(422);
  }
  const late = await post('/sign-in/code', { code: totp(secret) }, { Cookie });
  expect(late.status).toBe(422);
  expect(await isOpen(cookiesOf(late))).toBe(false);
});

it('after ten wrong codes the account waits, however often one signs in anew', async () => {
  const { secret, comeToCode } = await hireWithSecondFactor();
  for (const tries of [5, 5]) {
    const Cookie = await comeToCode();
    for (let count = 0; count < tries; count += 1) {
      await post('/sign-in/code', { code: wrong(secret) }, { Cookie });
    }
  }
  const fresh = await comeToCode();
  const right = await post('/sign-in/code', { code: totp(secret) }, { Cookie: fresh });
  expect(right.status).toBe(422);
  expect(await isOpen(cookiesOf(right))).toBe(false);
});

it('many wrong passwords at once are counted one by one', async () => {
  const { email } = await hire(api, 'agent');
  const tries = Array.from({ length: 12 }, (_, index) =>
    post('/sign-in', { email, password: `wrong ${index}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

it('signing in makes a session of its own, whatever cookie came along', async () => {
  const { email, cookie: old } = await hire(api, 'agent');
  const planted = 'office.session_token=planted.signature';
  for (const Cookie of [planted, old]) {
    const fresh = cookiesOf(await post('/sign-in', { email, password }, { Cookie }));
    expect(fresh).toContain('session_token=');
    expect(fresh).not.toBe(Cookie);
    expect(await isOpen(fresh)).toBe(true);
  }
  expect(await isOpen(planted)).toBe(false);
});

it('asking for a new password tells nothing about who has an account', async () => {
  const { email } = await hire(api, 'agent');
  const known = await post('/forgotten-password', { email });
  const unknown = await post('/forgotten-password', { email: 'nobody@example.in' });
  expect(known.status).toBe(unknown.status);
  expect(await known.text()).toBe(await unknown.text());
});

it('mails for a new password cannot be asked for without end', async () => {
  const { email } = await hire(api, 'agent');
  const answers: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    answers.push((await post('/forgotten-password', { email })).status);
  }
  expect(answers.at(-1)).toBe(429);
});
