import { createHash } from 'node:crypto';
import type { Consent } from '@naya/db/tables/submissions';
import { getSiteDocument } from '../content.ts';
import type { Context } from '../context.ts';

/** Sending a form under its notice is agreement to the policy as it stands; the hash says which text that was. */
export async function agreedNow(context: Context): Promise<Consent> {
  const policy = await getSiteDocument(context, 'privacy-policy');
  return {
    policy: createHash('sha256').update(policy).digest('hex').slice(0, 16),
    at: new Date().toISOString(),
  };
}
