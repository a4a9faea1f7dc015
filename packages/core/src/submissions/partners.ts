import { entryNames } from '@naya/contract/submissions/partner-origins';
import { getSiteDocument } from '../site-info/get-documents.ts';
import type { Context } from '../context.ts';

/** Whether the operator has listed this site. */
export async function isPartnerOrigin(context: Context, origin: string): Promise<boolean> {
  const { partner_origins = [] } = await getSiteDocument(context, 'settings');
  return partner_origins.some((entry) => entryNames(entry, origin));
}
