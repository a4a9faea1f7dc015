import type { OfficeRole } from '@naya/contract/accounts/roles';
import { officeApiUrl } from '@naya/contract/office/urls';
import { addPassword, createAccount } from '../../src/accounts/accounts.ts';
import type { TestApi } from './api.ts';

export const origin = 'http://localhost:8000';
export const password = 'a long enough password';

export type Colleague = {
  email: string;
  cookie: string;
  /** A call with this person's session, from our own pages. */
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
  read: <Body>(path: string) => Promise<Body>;
};

export function sendJson(method: string, body: unknown, headers: Record<string, string> = {}) {
  const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return {
    method,
    headers: { Origin: origin, ...json, ...headers },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  };
}

export const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

let made = 0;
/** Takes a tenth of a second: made once for all of them. */
let hash: Promise<string> | undefined;

/** Somebody with that role who has just signed in. */
export async function createColleague(api: TestApi, role: OfficeRole): Promise<Colleague> {
  made += 1;
  const email = `${role}-${made}@example.in`;
  const { auth } = api.office;
  const id = await createAccount(auth, { name: `${role} ${made}`, email, role });
  hash ??= auth.$context.then(({ password: passwords }) => passwords.hash(password));
  await addPassword(auth, id, await hash);
  const cookie = await signIn(api, email);
  const call: Colleague['call'] = (method, path, body) => {
    const init = sendJson(method, body, { Cookie: cookie });
    if (body instanceof FormData) delete (init.headers as Record<string, string>)['Content-Type'];
    return api.request(officeApiUrl + path, init);
  };
  return {
    email,
    cookie,
    call,
    read: async <Body>(path: string) => (await call('GET', path)).json() as Promise<Body>,
  };
}

/** Decides about franchises as they stand now, as somebody does who has just opened them. */
export async function actOnFranchises(
  { call, read }: Pick<Colleague, 'call' | 'read'>,
  action: string,
  ids: number[],
  reason?: string | null,
): Promise<Response> {
  const rows = await Promise.all(ids.map((id) => read<{ version?: number }>(`/franchises/${id}`)));
  const versions = Object.fromEntries(rows.map(({ version }, index) => [ids[index], version]));
  return call('POST', '/franchises/actions', { action, ids, versions, reason });
}

export async function signIn(api: TestApi, email: string): Promise<string> {
  const response = await api.request(
    `${officeApiUrl}/sign-in`,
    sendJson('POST', { email, password }),
  );
  return cookiesOf(response);
}
