import type { SecondFactorSetUp } from '@naya/contract/accounts/sessions';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { personSessions, personVerifications } from '@naya/db/tables/people';
import { mails } from '@naya/db/tables/mail';
import { putContact } from '@naya/db/franchises/contacts';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { minAnswerMs } from '../src/people/sign-in-routes.ts';
import { brandRoutes } from '../src/brands/routes.ts';
import { useApi } from './support/api.ts';
import { joinBrand, postToBrand, readSignIn, signInToBrand } from './support/brand.ts';
import { cookiesOf, createColleague, origin } from './support/office.ts';
import { totp } from './support/totp.ts';

const api = useApi();
let chai = 0;
let dosa = 0;
let hidden = 0;
const contact = (email: string) => ({
  name: 'Zenobia Quill',
  email,
  phone: null,
  designation: null,
});
beforeAll(async () => {
  const { db } = api.core;
  [chai = 0, dosa = 0, hidden = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Chai Gully' },
    { business_name: 'Dosa Gali' },
    { business_name: 'Not Yet', status: 'pending' },
  ]);
  await putContact(db, chai, contact('Chai@example.in'));
  await putContact(db, dosa, contact('dosa@example.in'));
  await putContact(db, hidden, contact('hidden@example.in'));
});

const countMails = (to: string) => api.core.db.$count(mails, eq(mails.to, to));
const isOpen = async (Cookie: string) =>
  (await api.request(`${brandApiUrl}/session`, { headers: { Cookie } })).status === 200;
const useLink = (token: string) => postToBrand(api, '/sign-in/link', { token });

it('says the same of every e-mail, and writes only to those on file of a public listing', async () => {
  const answers = [];
  for (const email of ['CHAI@example.in', 'hidden@example.in', 'nobody@example.in']) {
    const answer = await postToBrand(api, '/sign-in', { email });
    answers.push({ status: answer.status, body: await answer.text() });
  }
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await countMails('chai@example.in')).toBe(1);
  expect(await countMails('hidden@example.in')).toBe(0);
  expect(await countMails('nobody@example.in')).toBe(0);
});

it.each([
  ['asking for a link', '/sign-in', {}],
  ['a wrong code', '/sign-in/code', { code: '000000' }],
])(
  '%s is answered late enough to tell nobody whether we know the e-mail',
  async (_name, path, more) => {
    const start = performance.now();
    await postToBrand(api, path, { email: 'stranger@example.in', ...more });
    // A timer may be a millisecond early. How much later the answer comes is not looked at.
    expect(performance.now() - start).toBeGreaterThanOrEqual(minAnswerMs - 1);
  },
);

it('opens by the link once, and the code of the same mail is over then', async () => {
  const { token, code } = await readSignIn(api, 'chai@example.in');
  expect(code).toMatch(/^\d{6}$/);
  const first = await useLink(token);
  expect(first.status).toBe(200);
  const cookies = first.headers.getSetCookie().sort();
  expect(cookies).toEqual([
    expect.stringMatching(/^brand\.device_.*; Path=\/; HttpOnly; SameSite=Strict/),
    expect.stringMatching(/^person\.session_token=.*; Path=\/; HttpOnly; SameSite=Lax/),
  ]);
  expect(await isOpen(cookiesOf(first))).toBe(true);
  expect((await useLink(token)).status).toBe(410);
  const byCode = await postToBrand(api, '/sign-in/code', { email: 'chai@example.in', code });
  expect(byCode.status).toBe(422);
});

it('refuses links and codes of a quarter of an hour ago, and codes after three wrong ones', async () => {
  const email = 'dosa@example.in';
  await postToBrand(api, '/sign-in', { email });
  const late = await readSignIn(api, email);
  await api.core.db
    .update(personVerifications)
    .set({ expiresAt: sql`expires_at - interval '15 minutes'` });
  expect((await useLink(late.token)).status).toBe(410);
  expect((await postToBrand(api, '/sign-in/code', { email, code: late.code })).status).toBe(422);

  await postToBrand(api, '/sign-in', { email });
  const { code } = await readSignIn(api, email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await postToBrand(api, '/sign-in/code', { email, code: wrong })).status).toBe(422);
  }
  const right = await postToBrand(api, '/sign-in/code', { email, code });
  expect(right.status).toBe(422);
});

it('mails one e-mail three times at once, then makes everyone wait', async () => {
  await api.core.db.execute(sql`delete from sign_in_tries`);
  const before = await countMails('chai@example.in');
  const statuses = [];
  for (let asked = 0; asked < 5; asked += 1) {
    statuses.push((await postToBrand(api, '/sign-in', { email: 'chai@example.in' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await countMails('chai@example.in')) - before).toBe(3);
  await api.core.db.execute(sql`delete from sign_in_tries`);
});

it('strangers hold back no browser that the person signed in from before', async () => {
  const email = 'chai@example.in';
  await postToBrand(api, '/sign-in', { email });
  const first = await readSignIn(api, email);
  const known = { Cookie: cookiesOf(await postToBrand(api, '/sign-in/code', { email, ...first })) };
  const ask = (headers = {}) => postToBrand(api, '/sign-in', { email }, headers);
  const guess = (code: string, headers = {}) =>
    postToBrand(api, '/sign-in/code', { email, code }, headers);
  for (let guessed = 0; guessed < 12; guessed += 1) await guess('000000');
  for (let asked = 0; asked < 4; asked += 1) await ask();
  expect([(await ask()).status, (await guess('000000')).status]).toEqual([429, 429]);
  expect((await ask(known)).status).toBe(200);
  const { code } = await readSignIn(api, email);
  expect((await guess(code, known)).status).toBe(200);
  // Its own wrong guesses do count, and it is known for this person alone.
  const other = { email: 'dosa@example.in', code: '000000' };
  const statuses = [];
  for (let guessed = 0; guessed < 6; guessed += 1) {
    statuses.push((await guess('000000', known)).status);
    await postToBrand(api, '/sign-in/code', other, known);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await postToBrand(api, '/sign-in/code', other, known)).status).toBe(429);
  await api.core.db.execute(sql`delete from sign_in_tries`);
});

it('lets the e-mail on file claim its listing, and nobody else', async () => {
  const person = await signInToBrand(api, 'chai@example.in');
  expect(await person.read('/session')).toMatchObject({
    person: { name: 'Zenobia Quill', email: 'chai@example.in' },
    brands: [],
    claimable: [{ id: chai, business_name: 'Chai Gully' }],
  });
  expect((await person.call('POST', '/claims', { franchise: dosa })).status).toBe(403);
  expect((await person.call('POST', '/claims', { franchise: hidden })).status).toBe(403);
  expect((await person.call('POST', '/claims', { franchise: chai })).status).toBe(201);
  expect(await person.read('/session')).toMatchObject({
    brands: [{ id: chai, role: 'owner', status: 'approved' }],
    claimable: [],
  });
});

it('lists sessions, closes each, and ends all of a blocked person', async () => {
  const here = await joinBrand(api, dosa, 'heir@example.in');
  const there = await signInToBrand(api, 'heir@example.in');
  type Sessions = { data: { id: string; current: boolean }[] };
  const { data } = await here.read<Sessions>('/sessions');
  expect(data.filter(({ current }) => current)).toHaveLength(1);
  const others = data.filter(({ current }) => !current);
  for (const { id } of others) {
    expect((await here.call('POST', '/sessions/close', { session: id })).status).toBe(200);
  }
  expect(await isOpen(there.cookie)).toBe(false);
  expect(await isOpen(here.cookie)).toBe(true);
  const stranger = await signInToBrand(api, 'chai@example.in');
  const [own] = (await here.read<Sessions>('/sessions')).data;
  const refused = await stranger.call('POST', '/sessions/close', { session: own?.id });
  expect(refused.status).toBe(404);

  const owner = await createColleague(api, 'owner');
  expect((await owner.call('PUT', `/brand-people/${here.id}`, { blocked: true })).status).toBe(200);
  expect(await isOpen(here.cookie)).toBe(false);
  const before = await countMails('heir@example.in');
  await postToBrand(api, '/sign-in', { email: 'heir@example.in' });
  expect(await countMails('heir@example.in')).toBe(before);
});

it('stores no link, no code and no session in the clear of a backup', async () => {
  await postToBrand(api, '/sign-in', { email: 'dosa@example.in' });
  const { token, code } = await readSignIn(api, 'dosa@example.in');
  const rows = JSON.stringify(await api.core.db.select().from(personVerifications));
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(`"${code}:`);
  expect(await api.core.db.$count(personSessions)).toBeGreaterThan(0);
});

/** Signs in by mail alone: what comes before the code of a second factor. */
async function comeByMail(email: string, way: 'link' | 'code') {
  await api.core.db.execute(sql`delete from sign_in_tries`);
  await postToBrand(api, '/sign-in', { email });
  const { token, code } = await readSignIn(api, email);
  const answer =
    way === 'link'
      ? await useLink(token)
      : await postToBrand(api, '/sign-in/code', { email, code });
  const body = (await answer.clone().json()) as { needsCode: boolean };
  const Cookie = cookiesOf(answer);
  const show = (given: string) =>
    postToBrand(api, '/sign-in/second-factor', { code: given }, { Cookie });
  return { needsCode: body.needsCode, Cookie, show };
}

const step = 30_000;
const passSteps = (count: number) => vi.setSystemTime(Date.now() + count * step);

it('with a second factor, neither a mailed link nor a code opens anything', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Math.floor(Date.now() / step) * step + step / 2);
  onTestFinished(() => void vi.useRealTimers());
  const email = 'factor@example.in';
  const here = await joinBrand(api, chai, email);
  const there = await signInToBrand(api, email);
  const answer = await here.call('POST', '/second-factor', {});
  const { setUp } = (await answer.json()) as { setUp: SecondFactorSetUp };
  expect(setUp.url).toContain(encodeURIComponent(email));
  expect(setUp.backup_codes).toHaveLength(10);
  const [first = '', second = ''] = setUp.backup_codes;
  const confirm = (code: string) => here.call('POST', '/second-factor/confirm', { code });
  expect((await confirm('000000')).status).toBe(422);
  expect((await confirm(first)).status).toBe(422);
  expect(await isOpen(there.cookie)).toBe(true);
  const confirmed = await confirm(totp(setUp.secret));
  expect([await isOpen(cookiesOf(confirmed)), await isOpen(there.cookie)]).toEqual([true, false]);

  for (const way of ['link', 'code'] as const) {
    const { needsCode, Cookie, show } = await comeByMail(email, way);
    expect(needsCode).toBe(true);
    const guarded = brandRoutes.filter(
      ({ access }) => !['anyone', 'mailed'].includes(String(access)),
    );
    for (const { method, path } of guarded) {
      const url = brandApiUrl + path.replace(':id', String(chai)).replace(/:\w+/g, '1');
      const headers = { Origin: origin, Cookie };
      const { status } = await api.request(url, { method: method.toUpperCase(), headers });
      expect(status, `${way}: ${method} ${path}`).toBe(401);
    }
    // Each code is good once: the one that confirmed the factor, and then the one that opened this session.
    expect((await show(totp(setUp.secret))).status).toBe(422);
    passSteps(3);
    expect((await show(totp(setUp.secret))).status).toBe(200);
    expect(await isOpen(Cookie)).toBe(true);
  }

  const lost = await comeByMail(email, 'code');
  expect((await lost.show(first)).status).toBe(200);
  const again = await comeByMail(email, 'code');
  const guesses = [first, '000000', '000000', '000000', '000000', second];
  const statuses = [];
  for (const guess of guesses) statuses.push((await again.show(guess)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect(await isOpen(again.Cookie)).toBe(false);
});

it('a second factor ends by a code of it, or by an owner of the office', async () => {
  const email = 'factor@example.in';
  const { Cookie, show } = await comeByMail(email, 'link');
  const owner = await createColleague(api, 'owner');
  const { data } = await owner.read<{ data: { id: string; email: string; two_factor: boolean }[] }>(
    '/brand-people',
  );
  const person = data.find((each) => each.email === email);
  expect(person?.two_factor).toBe(true);
  const reset = () => owner.call('POST', `/brand-people/${person?.id}/two-factor/off`);
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(422);
  expect((await show('000000')).status).toBe(401);
  expect(await isOpen(Cookie)).toBe(false);

  const back = await comeByMail(email, 'link');
  expect([back.needsCode, await isOpen(back.Cookie)]).toEqual([false, true]);
  const call = (path: string, body: object) =>
    postToBrand(api, `/second-factor${path}`, body, { Cookie: back.Cookie });
  const { setUp } = (await (await call('', {})).json()) as { setUp: SecondFactorSetUp };
  const confirmed = await call('/confirm', { code: totp(setUp.secret) });
  const off = (code: string) =>
    postToBrand(api, '/second-factor/off', { code }, { Cookie: cookiesOf(confirmed) });
  expect((await off('000000')).status).toBe(422);
  expect((await off(setUp.backup_codes[0] ?? '')).status).toBe(200);
  expect((await comeByMail(email, 'code')).needsCode).toBe(false);
});
