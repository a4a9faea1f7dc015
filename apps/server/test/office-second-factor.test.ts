import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi } from './support/api.ts';
import { cookiesOf, createColleague, password } from './support/office.ts';
import { useSignIn } from './support/sign-in.ts';
import { totp } from './support/totp.ts';

const api = useApi();
const { post, isOpen, passTime, readResetToken } = useSignIn(api);

const step = 30_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
// In the middle of a code's half minute, so that no test meets its end.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Math.floor(Date.now() / step) * step + step / 2);
});
afterEach(() => vi.useRealTimers());

/** An owner with a second factor whose set-up code is no longer valid, and a way to come as far as its code. */
async function hireWithSecondFactor() {
  const owner = await createColleague(api, 'owner');
  const setUp = await owner.call('POST', '/account/two-factor', { password });
  const { secret, backupCodes } = (await setUp.json()) as { secret: string; backupCodes: string[] };
  const used = totp(secret);
  const confirmed = await owner.call('POST', '/account/two-factor/code', { code: used });
  expect(confirmed.status).toBe(200);
  later(3 * step);
  const comeToCode = async (given = password) =>
    cookiesOf(await post('/sign-in', { email: owner.email, password: given }));
  const sendCode = (code: string, Cookie: string) => post('/sign-in/code', { code }, { Cookie });
  return { ...owner, cookie: cookiesOf(confirmed), secret, backupCodes, comeToCode, sendCode };
}

/** Never the right one. */
const wrong = (secret: string) => String((Number(totp(secret)) + 1) % 1_000_000).padStart(6, '0');

describe('guessing a code', () => {
  it.each(['a code', 'a backup code'])('ends that sign-in after five of %s', async (what) => {
    const { secret, comeToCode, sendCode } = await hireWithSecondFactor();
    const guess = what === 'a code' ? wrong(secret) : 'AAAAA-BBBBB';
    const Cookie = await comeToCode();
    for (let count = 0; count < 5; count += 1) {
      expect((await sendCode(guess, Cookie)).status).toBe(422);
    }
    const late = await sendCode(totp(secret), Cookie);
    expect(late.status).toBe(422);
    expect(await isOpen(cookiesOf(late))).toBe(false);
    expect((await sendCode(totp(secret), await comeToCode())).status).toBe(200);
  });

  it('locks the second factor after ten, however often one signs in anew; a new password opens it', async () => {
    const { email, secret, comeToCode, sendCode } = await hireWithSecondFactor();
    for (const tries of [5, 5]) {
      const Cookie = await comeToCode();
      for (let count = 0; count < tries; count += 1) await sendCode(wrong(secret), Cookie);
    }
    const locked = await sendCode(totp(secret), await comeToCode());
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await isOpen(cookiesOf(locked))).toBe(false);

    await post('/forgotten-password', { email });
    const fresh = 'another long password';
    await post('/new-password', { token: await readResetToken(email), password: fresh });
    expect((await sendCode(totp(secret), await comeToCode(fresh))).status).toBe(200);
  });

  it('is counted also for somebody who sends an open session along', async () => {
    const { cookie, secret, comeToCode, sendCode } = await hireWithSecondFactor();
    expect(await isOpen(cookie)).toBe(true);
    const Cookie = `${cookie}; ${await comeToCode()}`;
    for (let count = 0; count < 5; count += 1) await sendCode(wrong(secret), Cookie);
    expect((await sendCode(totp(secret), Cookie)).status).toBe(422);
  });

  it('slows down in an open session', async () => {
    const owner = await createColleague(api, 'owner');
    const setUp = await owner.call('POST', '/account/two-factor', { password });
    const { secret } = (await setUp.json()) as { secret: string };
    const send = (code: string) => owner.call('POST', '/account/two-factor/code', { code });
    for (let count = 0; count < 5; count += 1) expect((await send(wrong(secret))).status).toBe(422);
    expect((await send(totp(secret))).status).toBe(429);
    await passTime(30);
    expect((await send(totp(secret))).status).toBe(200);
  });
});

describe('a code', () => {
  it('opens one session, also when it is sent many times at once', async () => {
    const { secret, comeToCode, sendCode } = await hireWithSecondFactor();
    const cookies: string[] = [];
    for (let count = 0; count < 5; count += 1) cookies.push(await comeToCode());
    const answers = await Promise.all(cookies.map((Cookie) => sendCode(totp(secret), Cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);

    expect((await sendCode(totp(secret), await comeToCode())).status).toBe(422);
    later(step);
    expect((await sendCode(totp(secret), await comeToCode())).status).toBe(200);
  });

  it('that set the second factor up opens no session after it', async () => {
    const owner = await createColleague(api, 'owner');
    const setUp = await owner.call('POST', '/account/two-factor', { password });
    const { secret } = (await setUp.json()) as { secret: string };
    const code = totp(secret);
    await owner.call('POST', '/account/two-factor/code', { code });
    const Cookie = cookiesOf(await post('/sign-in', { email: owner.email, password }));
    expect((await post('/sign-in/code', { code }, { Cookie })).status).toBe(422);
  });

  it('is valid for its half minute, the one before and the one after', async () => {
    const { secret, comeToCode, sendCode } = await hireWithSecondFactor();
    const old = totp(secret);
    later(2 * step);
    expect((await sendCode(old, await comeToCode())).status).toBe(422);
    const recent = totp(secret);
    later(step);
    expect((await sendCode(recent, await comeToCode())).status).toBe(200);
  });

  it('is taken for ten minutes after the password', async () => {
    const { secret, comeToCode, sendCode } = await hireWithSecondFactor();
    const Cookie = await comeToCode();
    later(11 * 60_000);
    expect((await sendCode(totp(secret), Cookie)).status).toBe(422);
  });

  it('is spent when it is a backup code', async () => {
    const { backupCodes, comeToCode, sendCode } = await hireWithSecondFactor();
    const code = backupCodes[0] ?? '';
    const whole = await sendCode(code, await comeToCode());
    expect(await isOpen(cookiesOf(whole))).toBe(true);
    expect((await sendCode(code, await comeToCode())).status).toBe(422);
  });
});
