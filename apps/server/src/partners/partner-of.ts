import { originOfEntry } from '@naya/contract/submissions/partner-origins';
import type { PartnerRow } from '@naya/db/partners/office';
import type { Context } from 'hono';

/** Null for a request without a key. */
export function partnerOf(c: Context): PartnerRow | null {
  return (c.get('partner') as PartnerRow | undefined) ?? null;
}

/** A program sends no Origin, so its forms count for the first site of its partner. */
export function originOfPartner(c: Context): string | null {
  const [site] = partnerOf(c)?.sites ?? [];
  return site === undefined ? null : originOfEntry(site);
}
