import { createHash } from 'node:crypto';
import type { Db } from '@naya/db/client';
import type { Consent } from '@naya/db/tables/submissions';
import { getSiteDocument } from '../content.ts';

/** Sending a form under its notice is agreement to the policy as it stands; the hash says which text that was. */
export async function agreedNow(db: Db): Promise<Consent> {
  const policy = await getSiteDocument({ db }, 'privacy-policy');
  return {
    policy: createHash('sha256').update(policy).digest('hex').slice(0, 16),
    at: new Date().toISOString(),
  };
}
