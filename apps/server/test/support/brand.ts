import { brandApiUrl } from '@naya/contract/brands/urls';
import type { BrandRole } from '@naya/contract/brands/roles';
import { eraseDueAccounts } from '@naya/core/compose/privacy/account-erasure';
import { putMember } from '@naya/db/brands/members';
import { findOrMakePerson } from '@naya/db/people';
import { mails } from '@naya/db/tables/mail';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { and, desc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from './api.ts';
import { cookiesOf, sendJson } from './office.ts';

export type BrandPerson = {
  id: string;
  email: string;
  cookie: string;
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
  read: <Body>(path: string) => Promise<Body>;
};

export const postToBrand = (api: TestApi, path: string, body: unknown, headers = {}) =>
  api.request(brandApiUrl + path, sendJson('POST', body, headers));

/** The newest link and code that were mailed to this e-mail. */
export async function readSignIn({ core }: TestApi, email: string) {
  const [mail] = await core.db
    .select({ details: mails.details })
    .from(mails)
    .where(and(eq(mails.kind, 'brand-sign-in'), eq(mails.to, email)))
    .orderBy(desc(mails.id))
    .limit(1);
  const { url = '', code = '' } = (mail?.details ?? {}) as { url?: string; code?: string };
  return { token: url.split('/').at(-1) ?? '', code };
}

/** Signs in with the mailed code; the e-mail must be known. */
export async function signInToBrand(api: TestApi, email: string): Promise<BrandPerson> {
  await postToBrand(api, '/sign-in', { email });
  const { code } = await readSignIn(api, email);
  const cookie = cookiesOf(await postToBrand(api, '/sign-in/code', { email, code }));
  const call: BrandPerson['call'] = (method, path, body) =>
    api.request(brandApiUrl + path, sendJson(method, body, { Cookie: cookie }));
  const read = async <Body>(path: string) => (await call('GET', path)).json() as Promise<Body>;
  const { person } = await read<{ person: { id: string } }>('/session');
  return { id: person.id, email, cookie, call, read };
}

/** A public brand and its owner; `no` tells it from the others of a test file. */
export async function listBrand(api: TestApi, no: number) {
  const [brand = 0] = await insertFranchisesForTest(api.core.db, [
    { business_name: `Chai Gully ${no}` },
  ]);
  return { brand, owner: await joinBrand(api, brand, `owner${no}@chai.example`) };
}

/** They ask for it, and the time passes in which they can stop it. */
export async function eraseAccount(api: TestApi, person: BrandPerson): Promise<void> {
  expect((await person.call('POST', '/erasure')).status).toBe(200);
  await api.core.db.execute(sql`update account_erasures set due_at = now()
    where person_id = ${person.id}`);
  expect(await eraseDueAccounts(api.core)).toBe(1);
}

/** Somebody of that brand who has just signed in. */
export async function joinBrand(
  api: TestApi,
  franchiseId: number,
  email: string,
  role: BrandRole = 'owner',
): Promise<BrandPerson> {
  const { id } = await findOrMakePerson(api.core.db, { email, name: email.split('@')[0] ?? '' });
  await putMember(api.core.db, franchiseId, id, role);
  return signInToBrand(api, email);
}
