import { describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { cookiesOf, createColleague, password } from './support/office.ts';
import { useSignIn } from './support/sign-in.ts';

const api = useApi(undefined, { trustProxy: true });
const { post, from, isOpen, tryFrom, guessFromEverywhere, passTime, readResetToken } =
  useSignIn(api);

const waitOf = (response: Response) => Number(response.headers.get('Retry-After'));

describe('wrong passwords from many networks', () => {
  it('hold up no device that the account signed in from before', async () => {
    const { email, cookie } = await createColleague(api, 'agent');
    expect((await guessFromEverywhere(email, 25)).status).toBe(429);
    const again = await post(
      '/sign-in',
      { email, password },
      { ...from('10.9.9.9'), Cookie: cookie },
    );
    expect(again.status).toBe(200);
    expect(await isOpen(cookiesOf(again))).toBe(true);
  });

  it('hold up nobody who has set a new password by the mailed link', async () => {
    const { email } = await createColleague(api, 'agent');
    await guessFromEverywhere(email, 25);
    const stranger = from('10.9.9.8');
    expect((await post('/sign-in', { email, password }, stranger)).status).toBe(429);
    expect((await post('/forgotten-password', { email }, stranger)).status).toBe(200);
    const token = await readResetToken(email);
    const fresh = 'another long password';
    const reset = await post('/new-password', { token, password: fresh }, stranger);
    expect(reset.status).toBe(200);
    // The botnet goes on.
    await guessFromEverywhere(email, 25);
    const Cookie = cookiesOf(reset);
    const signedIn = await post('/sign-in', { email, password: fresh }, { ...stranger, Cookie });
    expect(signedIn.status).toBe(200);
  });

  it('slow an account down and never lock it: a stranger waits five minutes at most', async () => {
    const { email } = await createColleague(api, 'agent');
    let longest = 0;
    for (let round = 0; round < 8; round += 1) {
      longest = Math.max(longest, waitOf(await guessFromEverywhere(email, 12)));
      await passTime(longest);
    }
    expect(longest).toBeGreaterThan(200);
    expect(longest).toBeLessThanOrEqual(300);
    const person = await post('/sign-in', { email, password }, from('10.9.9.7'));
    expect(person.status).toBe(200);
  });

  it('say for how long, alike for an account that does not exist', async () => {
    const { email } = await createColleague(api, 'agent');
    const answers: string[] = [];
    for (const each of [email, 'nobody-here@example.in']) {
      answers.push(await (await guessFromEverywhere(each, 12)).text());
    }
    expect(answers[0]).toMatch(/wait \d+ seconds/);
    const [known, unknown] = answers.map((text) => text.replace(/\d+/, 'N'));
    expect(known).toBe(unknown);
  });
});

describe('wrong passwords from one network', () => {
  it('are counted together in a /64, and IPv4 written as IPv6 is IPv4', async () => {
    const { email } = await createColleague(api, 'agent');
    const guess = (clientIp: string) =>
      post('/sign-in', { email, password: 'wrong' }, from(clientIp));
    for (let host = 1; host <= 5; host += 1) await tryFrom(email, `2001:db8:1:2::${host}`);
    expect((await guess('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess('2001:db8:1:3::1')).status).toBe(401);

    const other = await createColleague(api, 'agent');
    const guessOther = (clientIp: string) =>
      post('/sign-in', { email: other.email, password: 'wrong' }, from(clientIp));
    for (let count = 0; count < 5; count += 1) await tryFrom(other.email, '198.51.100.7');
    expect((await guessOther('::ffff:198.51.100.7')).status).toBe(429);
  });

  it('make that network wait longer each time, a quarter of an hour at most', async () => {
    const email = 'patient@example.in';
    for (let count = 0; count < 5; count += 1) expect(await tryFrom(email, '192.0.2.9')).toBe(0);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const wait = await tryFrom(email, '192.0.2.9');
      waits.push(wait);
      await passTime(wait);
      expect(await tryFrom(email, '192.0.2.9')).toBe(0);
    }
    const growth = waits.slice(1, 6).map((wait, index) => wait / (waits[index] ?? wait));
    expect(Math.min(...growth)).toBeGreaterThan(1.5);
    // Less what a busy machine takes between a try and the next.
    expect(Math.max(...waits)).toBeGreaterThan(870);
    expect(Math.max(...waits)).toBeLessThanOrEqual(900);
  });

  it('are refused without being counted while it waits', async () => {
    const { email } = await createColleague(api, 'agent');
    const headers = from('192.0.2.10');
    for (let count = 0; count < 40; count += 1) await tryFrom(email, '192.0.2.10');
    await passTime(30);
    expect((await post('/sign-in', { email, password }, headers)).status).toBe(200);
  });
});

describe('a clock that is set back by a day', () => {
  it('leaves nobody waiting for that day', async () => {
    const { email } = await createColleague(api, 'agent');
    for (let count = 0; count < 6; count += 1) await tryFrom(email, '203.0.113.9');
    const headers = from('203.0.113.9');
    expect((await post('/sign-in', { email, password }, headers)).status).toBe(429);
    await passTime(-24 * 3_600);
    expect((await post('/sign-in', { email, password }, headers)).status).toBe(200);
  });
});

describe('the cookie of a device', () => {
  const deviceOf = (cookies: string) =>
    cookies.split('; ').find((cookie) => cookie.includes('office.device')) ?? '';

  it('is out of reach of scripts and other sites, and only for the office', async () => {
    const { email } = await createColleague(api, 'agent');
    const response = await post('/sign-in', { email, password }, from('192.0.2.11'));
    const cookie = response.headers.getSetCookie().find((each) => each.includes('device'));
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Strict/i);
    expect(cookie).toMatch(/; Path=\/office\/api/i);
    expect(cookie).not.toContain(email);
  });

  it('opens nothing by itself, helps no other account, and has a limit of its own', async () => {
    const [one, other] = [await createColleague(api, 'agent'), await createColleague(api, 'agent')];
    const Cookie = deviceOf(one.cookie);
    expect(Cookie).not.toBe('');
    expect(await isOpen(Cookie)).toBe(false);

    await guessFromEverywhere(other.email, 25);
    const renamed = Cookie.replace(/^[^=]+/, deviceOf(other.cookie).split('=')[0] ?? '');
    for (const borrowed of [Cookie, renamed]) {
      const headers = { ...from('192.0.2.12'), Cookie: borrowed };
      expect((await post('/sign-in', { email: other.email, password }, headers)).status).toBe(429);
    }

    const guess = () =>
      post('/sign-in', { email: one.email, password: 'wrong' }, { ...from('192.0.2.13'), Cookie });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });
});
