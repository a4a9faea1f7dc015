import { officeApiUrl } from '@naya/contract/office/urls';

/** Where the office believes to be served, for the check of what a call comes from. */
export const officeOrigin = 'http://localhost:8000';
export type Owner = { email: string; password: string };
export type Office = {
  /** Saves a franchise as somebody does who has just opened it. */
  save: (id: number, change: (row: Row) => Row) => Promise<void>;
};
export type Row = Record<string, unknown>;

/** Signs in; what follows are calls of the back office's screens. */
export async function openOffice(url: string, owner: Owner): Promise<Office> {
  const call = async (method: string, path: string, body?: unknown, cookie = '') => {
    const headers = { Origin: officeOrigin, 'Content-Type': 'application/json', Cookie: cookie };
    const answer = await fetch(url + officeApiUrl + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`);
    return answer;
  };
  const signedIn = await call('POST', '/sign-in', owner);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    save: async (id, change) => {
      const path = `/franchises/${id}`;
      const row = (await (await call('GET', path, undefined, cookie)).json()) as Row;
      const body = { ...row, ...change(row), acceptWarnings: true };
      await call('PUT', path, body, cookie);
    },
  };
}
