import type { OfficeNotices } from '@naya/contract/office/notices';
import { leadRoles, type OfficeRole } from '@naya/contract/accounts/roles';
import { countContactsErased } from '@naya/db/franchises/office';
import { countLeadsGiven } from '@naya/db/submissions/office';
import { getSiteDocument } from '../site-info/get-documents.ts';
import type { Context } from '../context.ts';
import type { Actor } from './actor.ts';

const opensLeads = (role: OfficeRole) => (leadRoles as readonly OfficeRole[]).includes(role);

export async function getNotices(
  { db, hasMailServer }: Context,
  { id, role }: Actor,
): Promise<OfficeNotices> {
  return {
    ...(role === 'owner' && {
      noMailServer: !hasMailServer,
      setup: !(await getSiteDocument({ db }, 'setup')).dismissed,
    }),
    ...(opensLeads(role) && { leadsGiven: await countLeadsGiven(db, id) }),
    ...(role !== 'agent' && { contactsErased: await countContactsErased(db) }),
  };
}
