import type { OfficeRole } from '@naya/contract/accounts/roles';
import type { AuthProvider } from 'react-admin';
import { removeAllDrafts, setDraftOwner } from '../drafts/stored-drafts.ts';
import { callSignedOut } from './call.ts';

type Me = { id: string; name: string; email: string; role: OfficeRole };

let me: Promise<Me> | null = null;

async function askWhoIAm(): Promise<Me> {
  const answer = await callSignedOut<Me>('GET', '/session');
  setDraftOwner(answer.id);
  return answer;
}

/** Asked once, until somebody signs in or out. */
export const whoAmI = () => (me ??= askWhoIAm());

function forget(): null {
  me = null;
  return null;
}

const forLeads = new Set(['leads', 'lead-franchises', 'reply-templates', 'people', 'mails']);
const forOwners = new Set(['users', 'partners', 'history', 'work', 'setup']);

/** The same rules stand on the server, beside each route; here they only hide what would be refused. */
export function mayOpen(role: OfficeRole, resource: string): boolean {
  if (role === 'owner') return true;
  if (forOwners.has(resource)) return false;
  return forLeads.has(resource) ? role === 'agent' : role === 'editor';
}

export class NeedsCode extends Error {}

export type SignInFields = Partial<Record<'email' | 'password' | 'code', string>>;

export async function signIn({ email, password, code }: SignInFields): Promise<void> {
  if (code) {
    await callSignedOut('POST', '/sign-in/code', { code });
    return;
  }
  const body = { email, password };
  const { needsCode } = await callSignedOut<{ needsCode: boolean }>('POST', '/sign-in', body);
  if (needsCode) throw new NeedsCode();
}

export const authProvider: AuthProvider = {
  async login(fields: SignInFields) {
    me = null;
    await signIn(fields);
  },
  async logout() {
    // react-admin also calls this for a session that ended by itself: those drafts wait for their author.
    const isSignedIn = me !== null;
    me = null;
    await callSignedOut('POST', '/sign-out').catch(() => {});
    if (isSignedIn) removeAllDrafts();
  },
  async checkAuth() {
    await whoAmI().catch((error: unknown) => {
      me = null;
      throw error;
    });
  },
  // A session that ended is asked for above the screen, by `call`.
  checkError: async () => {},
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
