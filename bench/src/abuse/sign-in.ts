import { randomUUID } from 'node:crypto';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { officeApiUrl } from '@naya/contract/office/urls';
import type { Database } from '@naya/db/client';
import { newClientIp } from './everyone.ts';

type Headers = Record<string, string>;

async function post(url: string, path: string, body: object): Promise<Headers> {
  const own = { ...newClientIp(), Origin: url };
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...own, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { ...own, Cookie: cookies.join('; ') };
}

/** The headers of calls in the session of the operator that the server was started with. */
export const signInToOffice = (url: string, email: string, password: string) =>
  post(url, `${officeApiUrl}/sign-in`, { email, password });

/** Makes somebody a member of the brand and signs them in by the mailed code; by SQL, which versions of the server have in common. */
export async function signInToBrand(
  url: string,
  { pool }: Database,
  { brand, email }: { brand: number; email: string },
): Promise<Headers> {
  const id = randomUUID();
  await pool.query(
    'insert into people (id, name, email, email_verified) values ($1, $2, $2, true)',
    [id, email],
  );
  await pool.query(
    `insert into brand_members (franchise_id, person_id, role) values ($1, $2, 'member')`,
    [brand, id],
  );
  await post(url, `${brandApiUrl}/sign-in`, { email });
  const mailed = await pool.query<{ code: string }>(
    `select details->>'code' as code from mails where kind = 'brand-sign-in' and "to" = $1 order by id desc limit 1`,
    [email],
  );
  const code = mailed.rows[0]?.code ?? '';
  return post(url, `${brandApiUrl}/sign-in/code`, { email, code });
}
