import { matchesOrigin } from '@naya/contract/submissions/partner-origins';
import { listPartnerSites } from '@naya/db/partners/office';
import { getSiteDocument } from '../site-info/documents.ts';
import type { Context } from '../context.ts';

/** Whether the operator has listed this site, in the settings or as that of a partner. */
export async function isPartnerOrigin(context: Context, origin: string): Promise<boolean> {
  const { partner_origins = [] } = await getSiteDocument(context, 'settings');
  const isNamed = (entry: string) => matchesOrigin(entry, origin);
  return partner_origins.some(isNamed) || (await listPartnerSites(context.db)).some(isNamed);
}
