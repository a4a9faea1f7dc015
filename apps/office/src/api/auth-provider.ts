import type { OfficeRole } from '@naya/contract/office/roles';
import { HttpError, type AuthProvider } from 'react-admin';
import { get, post } from './call.ts';

type Me = { id: string; name: string; email: string; role: OfficeRole };

let me: Promise<Me> | null = null;
/** Asked once; every answer of 401 asks again. */
const whoAmI = () => (me ??= get<Me>('/session'));

function forget(): null {
  me = null;
  return null;
}

const forLeads = new Set(['leads', 'people', 'mails']);
const forOwners = new Set(['users', 'history', 'work']);

/** The same rules stand on the server, beside each route; here they only hide what would be refused. */
export function mayOpen(role: OfficeRole, resource: string): boolean {
  if (role === 'owner') return true;
  if (forOwners.has(resource)) return false;
  return forLeads.has(resource) ? role === 'agent' : role === 'editor';
}

export class NeedsCode extends Error {}

export const authProvider: AuthProvider = {
  async login({
    email,
    password,
    code,
  }: Record<'email' | 'password' | 'code', string | undefined>) {
    me = null;
    if (code) return post('/sign-in/code', { code });
    const { needsCode } = await post<{ needsCode: boolean }>('/sign-in', { email, password });
    if (needsCode) throw new NeedsCode();
    return undefined;
  },
  async logout() {
    me = null;
    await post('/sign-out').catch(() => {});
  },
  async checkAuth() {
    await whoAmI().catch((error: unknown) => {
      me = null;
      throw error;
    });
  },
  async checkError(error: unknown) {
    if (error instanceof HttpError && error.status === 401) {
      me = null;
      throw error;
    }
  },
  async getIdentity() {
    const { id, name } = await whoAmI();
    return { id, fullName: name };
  },
  // A refusal would be asked again and again; the sign-in must not wait for that.
  getPermissions: async () => (await whoAmI().catch(forget))?.role,
  async canAccess({ resource }) {
    const role = (await whoAmI().catch(forget))?.role;
    return role !== undefined && mayOpen(role, resource);
  },
};
