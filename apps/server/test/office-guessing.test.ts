import { officeApiUrl } from '@naya/contract/office/urls';
import { expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { cookiesOf, createColleague, password, sendJson } from './support/office.ts';

const api = useApi();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(officeApiUrl + path, sendJson('POST', body, headers));
const isOpen = async (cookie: string) =>
  (await api.request(`${officeApiUrl}/session`, { headers: { Cookie: cookie } })).status === 200;

it('many wrong passwords at once are counted one by one', async () => {
  const { email } = await createColleague(api, 'agent');
  const tries = Array.from({ length: 12 }, (_, index) =>
    post('/sign-in', { email, password: `wrong ${index}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

it('signing in makes a session of its own, whatever cookie came along', async () => {
  const { email, cookie: old } = await createColleague(api, 'agent');
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
  const { email } = await createColleague(api, 'agent');
  const known = await post('/forgotten-password', { email });
  const unknown = await post('/forgotten-password', { email: 'nobody@example.in' });
  expect(known.status).toBe(unknown.status);
  expect(await known.text()).toBe(await unknown.text());
});

it('mails for a new password cannot be asked for without end', async () => {
  const { email } = await createColleague(api, 'agent');
  const answers: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    answers.push((await post('/forgotten-password', { email })).status);
  }
  expect(answers.at(-1)).toBe(429);
});
