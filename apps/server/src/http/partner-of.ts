import { originOfEntry } from '@naya/contract/submissions/partner-origins';
import type { KeyHolder } from '@naya/core/partners/keys';
import type { PartnerRow } from '@naya/db/partners/office';
import type { Context } from 'hono';

const holderOf = (c: Context) => c.get('keyHolder') as KeyHolder | undefined;

/** Null for a request without a key, or with the public test key. */
export const partnerOf = (c: Context): PartnerRow | null => holderOf(c)?.partner ?? null;

/** Whether it was sent with a test key. */
export const isTest = (c: Context): boolean => holderOf(c)?.isTest ?? false;

/** By what a partner's calls are counted: tests use up nothing of what its visitors send. */
export function partnerLimitKey(c: Context): string | null {
  const partner = partnerOf(c);
  return partner && `${isTest(c) ? 'test-' : ''}${partner.id}`;
}

/** A program sends no Origin, so its forms count for the first site of its partner. */
export function originOfPartner(c: Context): string | null {
  const [site] = partnerOf(c)?.sites ?? [];
  return site === undefined ? null : originOfEntry(site);
}
