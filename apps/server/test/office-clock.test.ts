import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useApi } from './support/api.ts';
import { cookiesOf, createColleague, password } from './support/office.ts';
import { useSignIn } from './support/sign-in.ts';

const api = useApi();
const { post, isOpen, readResetToken } = useSignIn(api);
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());
const setClock = (hours: number) => vi.setSystemTime(Date.now() + hours * hour);

it.each([-24, 24])(
  'a clock set by %i hours ends no session and stops no sign-in',
  async (hours) => {
    const { email, cookie } = await createColleague(api, 'agent');
    setClock(hours);
    expect(await isOpen(cookie)).toBe(true);
    const again = await post('/sign-in', { email, password });
    expect(await isOpen(cookiesOf(again))).toBe(true);
    setClock(-hours);
    expect(await isOpen(cookie)).toBe(true);
    expect(await isOpen(cookiesOf(again))).toBe(true);
  },
);

it('a session that nobody uses for a week is over', async () => {
  const { cookie } = await createColleague(api, 'agent');
  setClock(7 * 24 + 1);
  expect(await isOpen(cookie)).toBe(false);
});

it('a link for a new password is over after a day', async () => {
  const { email } = await createColleague(api, 'agent');
  await post('/forgotten-password', { email });
  const token = await readResetToken(email);
  setClock(25);
  expect((await post('/new-password', { token, password: 'another one 12' })).status).toBe(422);
});
