import type { OfficeRole } from '@naya/contract/accounts/roles';
import type { AuthProvider } from 'react-admin';
import { removeAllAutosaves, setAutosaveOwner } from './autosaves.ts';
import { callSignedOut } from './call.ts';

type Me = { id: string; name: string; email: string; role: OfficeRole };

let me: Promise<Me> | null = null;

async function fetchMe(): Promise<Me> {
  const answer = await callSignedOut<Me>('GET', '/session');
  setAutosaveOwner(answer.id);
  return answer;
}

/** Asked once, until somebody signs in or out. */
export const whoAmI = () => (me ??= fetchMe());

function forget(): null {
  me = null;
  return null;
}

const forLeads = new Set(['leads', 'lead-franchises', 'reply-templates', 'people', 'mails']);
const forOwners = new Set([
  'users',
  'partners',
  'history',
  'work',
  'setup',
  'plans',
  'orders',
  'invoices',
  'webhooks',
  'webhook-messages',
]);

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
    // react-admin also calls this for a session that ended by itself: those autosaves wait for their author.
    const isSignedIn = me !== null;
    me = null;
    await callSignedOut('POST', '/sign-out').catch(() => {});
    if (isSignedIn) removeAllAutosaves();
  },
  async checkAuth() {
    await whoAmI().catch((error: unknown) => {
      me = null;
      throw error;
    });
  },
  // When a session has ended, `call` shows the sign-in dialog: react-admin must not sign out then.
  checkError: async () => {},
  async getIdentity() {
    const { id, name } = await whoAmI();
    return { id, fullName: name };
  },
  // react-query would retry a rejection, and the sign-in screen would wait for the retries.
  getPermissions: async () => (await whoAmI().catch(forget))?.role,
  async canAccess({ resource }) {
    const role = (await whoAmI().catch(forget))?.role;
    return role !== undefined && mayOpen(role, resource);
  },
};
