import { createHmac } from 'node:crypto';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { findOrMakeSecret } from '@naya/db/secrets';
import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { postToBrand, readSignIn } from './support/brand.ts';
import { cookiesOf } from './support/office.ts';
import { totp } from './support/totp.ts';

const api = useApi();
const email = 'earlier@example.in';
const token = 'earlier-session-token-of-32-chars';
const factor = 'a-second-factor-of-32-characters';
/** The same for an authenticator app. */
const factorInBase32 = 'MEWXGZLDN5XGILLGMFRXI33SFVXWMLJTGIWWG2DBOJQWG5DFOJZQ';
let earlier = '';

/** Somebody who signed in and set up a second factor in version 0.1: rows and cookie as that wrote them. */
beforeAll(async () => {
  const { db } = api.core;
  const key = await findOrMakeSecret(db, 'brand-sessions');
  const encrypted = await symmetricEncrypt({ key, data: factor });
  await db.execute(sql`insert into people (id, name, email, email_verified, two_factor_enabled)
    values ('earlier', 'Asha', ${email}, true, true)`);
  await db.execute(sql`insert into person_sessions (id, token, expires_at, person_id, second_factor)
    values ('earlier', ${token}, now() + interval '29 days 12 hours', 'earlier', true)`);
  await db.execute(sql`insert into person_two_factors (id, secret, backup_codes, person_id)
    values ('earlier', ${encrypted}, '', 'earlier')`);
  const signature = createHmac('sha256', key).update(token).digest('base64');
  earlier = `brand.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
});

const readSession = (Cookie: string) =>
  api.request(`${brandApiUrl}/session`, { headers: { Cookie } });

it('a session of version 0.1 goes on, for the whole site from now on', async () => {
  const answer = await readSession(earlier);
  expect(await answer.json()).toMatchObject({ person: { email }, second_factor: true });
  const present = cookiesOf(answer);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^person\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  for (const cookie of [present, `${earlier}; ${present}`]) {
    const again = await readSession(cookie);
    expect([again.status, again.headers.getSetCookie()]).toEqual([200, []]);
  }
});

it('a session that is used is prolonged, and its cookie with it', async () => {
  const present = cookiesOf(await readSession(earlier));
  await api.core.db.execute(
    sql`update person_sessions set expires_at = expires_at - interval '1 day' where id = 'earlier'`,
  );
  const [cookie] = (await readSession(present)).headers.getSetCookie();
  expect(cookie).toMatch(/^person\.session_token=.*; Max-Age=2592000; Path=\//);
  expect((await readSession(present)).headers.getSetCookie()).toEqual([]);
});

it('signing out ends a session of version 0.1, and its cookie', async () => {
  const answer = await postToBrand(api, '/sign-out', {}, { Cookie: earlier });
  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^brand\.session_token=; Max-Age=0; Path=\/brand;/),
  );
  expect((await readSession(earlier)).status).toBe(401);
});

it('a second factor of version 0.1 is asked for, and opens', async () => {
  await postToBrand(api, '/sign-in', { email });
  const { code } = await readSignIn(api, email);
  const signedIn = await postToBrand(api, '/sign-in/code', { email, code }, { Cookie: earlier });
  expect(await signedIn.clone().json()).toMatchObject({ needsCode: true });
  const Cookie = cookiesOf(signedIn);
  expect((await readSession(Cookie)).status).toBe(401);
  const show = (given: string) =>
    postToBrand(api, '/sign-in/second-factor', { code: given }, { Cookie });
  expect((await show('000000')).status).toBe(422);
  expect((await show(totp(factorInBase32))).status).toBe(200);
  expect((await readSession(Cookie)).status).toBe(200);
});
