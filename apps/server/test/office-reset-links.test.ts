import { describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { cookiesOf, createColleague, password, signIn } from './support/office.ts';
import { useSignIn } from './support/sign-in.ts';

const api = useApi();
const { post, isOpen, passTime, readResetToken } = useSignIn(api);
const fresh = 'another long password';

/** Asks for as many links, and reads each from its mail. */
async function askForLinks(email: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    expect((await post('/forgotten-password', { email })).status).toBe(200);
    tokens.push(await readResetToken(email));
  }
  expect(new Set(tokens).size).toBe(count);
  return tokens;
}
const useLink = async (token: string) =>
  (await post('/new-password', { token, password: fresh })).status;

describe("a person's links for a new password", () => {
  it('all end with the first use of one of them; those of others stay', async () => {
    const [one, other] = [await createColleague(api, 'agent'), await createColleague(api, 'agent')];
    const [first = '', second = '', third = ''] = await askForLinks(one.email, 3);
    const [foreign = ''] = await askForLinks(other.email, 1);
    expect(await useLink(second)).toBe(200);
    expect([await useLink(first), await useLink(second), await useLink(third)]).toEqual([
      422, 422, 422,
    ]);
    expect(await useLink(foreign)).toBe(200);
  });

  it('set one password when they are used at the same moment', async () => {
    const agent = await createColleague(api, 'agent');
    const [first = '', ...others] = await askForLinks(agent.email, 3);
    const tokens = [first, first, ...others];
    const statuses = await Promise.all(tokens.map((token) => useLink(token)));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422]);
  });

  it('end with a change of the password', async () => {
    const agent = await createColleague(api, 'agent');
    const [token = ''] = await askForLinks(agent.email, 1);
    const body = { current: password, password: fresh };
    expect((await agent.call('POST', '/account/password', body)).status).toBe(200);
    expect(await useLink(token)).toBe(422);
  });

  it.each([{ email: 'moved@example.in' }, { active: false }])('end with %j', async (change) => {
    const [owner, agent] = [
      await createColleague(api, 'owner'),
      await createColleague(api, 'agent'),
    ];
    const [token = ''] = await askForLinks(agent.email, 1);
    const filter = encodeURIComponent(JSON.stringify({ q: agent.email }));
    const { data } = await owner.read<{ data: { id: string }[] }>(`/users?filter=${filter}`);
    const person = { ...data[0], ...change };
    expect((await owner.call('PUT', `/users/${data[0]?.id}`, person)).status).toBe(200);
    expect(await useLink(token)).toBe(422);
  });
});

describe('sessions', () => {
  it('all end with a reset', async () => {
    const agent = await createColleague(api, 'agent');
    const [token = ''] = await askForLinks(agent.email, 1);
    expect(await useLink(token)).toBe(200);
    expect(await isOpen(agent.cookie)).toBe(false);
  });

  it('elsewhere end with a change of the password, and the one that changed it goes on anew', async () => {
    const agent = await createColleague(api, 'agent');
    const elsewhere = await signIn(api, agent.email);
    const body = { current: password, password: fresh };
    const changed = await agent.call('POST', '/account/password', body);
    expect(await isOpen(elsewhere)).toBe(false);
    expect(await isOpen(agent.cookie)).toBe(false);
    expect(await isOpen(cookiesOf(changed))).toBe(true);
  });
});

describe("one's current password in an open session", () => {
  const ways = [
    ['/account/password', (given: string) => ({ current: given, password: fresh })],
    ['/account/two-factor', (given: string) => ({ password: given })],
    ['/account/two-factor/off', (given: string) => ({ password: given })],
  ] as const;

  it.each(ways)('is guessed no more than five times at once at %s', async (path, bodyOf) => {
    const agent = await createColleague(api, 'agent');
    const elsewhere = await signIn(api, agent.email);
    for (let count = 0; count < 5; count += 1) {
      expect((await agent.call('POST', path, bodyOf(`wrong ${count}`))).status).toBe(422);
    }
    const refused = await agent.call('POST', path, bodyOf(password));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    // The person's own session elsewhere is not held up.
    expect((await post(path, bodyOf(password), { Cookie: elsewhere })).status).toBe(200);
  });

  it('is counted for all ways together, and goes on after the wait', async () => {
    const agent = await createColleague(api, 'agent');
    for (const [path, bodyOf] of [...ways, ...ways].slice(0, 5)) {
      expect((await agent.call('POST', path, bodyOf('wrong'))).status).toBe(422);
    }
    const body = { current: password, password: fresh };
    expect((await agent.call('POST', '/account/password', body)).status).toBe(429);
    await passTime(30);
    expect((await agent.call('POST', '/account/password', body)).status).toBe(200);
  });
});
