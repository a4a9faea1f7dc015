import { parseUrl } from '@naya/contract/parse-url';
import { getSiteDocument } from '../site-info/get-documents.ts';
import type { Context } from '../context.ts';

/** Whether the operator has listed this site; how the entry is written does not matter. */
export async function isPartnerOrigin(context: Context, origin: string): Promise<boolean> {
  const { partner_origins = [] } = await getSiteDocument(context, 'settings');
  return partner_origins.some((entry) => parseUrl(entry.trim())?.origin === origin);
}
