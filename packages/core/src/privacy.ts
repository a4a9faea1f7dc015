import { createHmac, timingSafeEqual } from 'node:crypto';
import { insertAuditLine } from '@naya/db/queries/audit';
import { tellChangedTags } from '@naya/db/queries/changed-tags';
import { eraseSubmissionsOf, listSubmissionsOf } from '@naya/db/queries/submissions';
import type { Context } from './context.ts';
import { notFound } from './errors.ts';

/** A link that only the reader of a mail to that address has: it opens what this address has sent. */
export function privacyToken(secret: string, email: string): string {
  const address = Buffer.from(email.toLowerCase()).toString('base64url');
  return `${address}.${signature(secret, address)}`;
}

function signature(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`privacy:${address}`).digest('base64url');
}

function addressOf({ secret }: Context, token: string): string {
  const [address = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, address));
  const received = Buffer.from(given);
  const genuine = expected.length === received.length && timingSafeEqual(expected, received);
  if (!genuine) throw notFound('This link');
  return Buffer.from(address, 'base64url').toString();
}

export async function readPersonalData(context: Context, token: string) {
  const email = addressOf(context, token);
  return { email, submissions: await listSubmissionsOf(context.db, email) };
}

export async function erasePersonalData(context: Context, token: string) {
  return erasePerson(context, addressOf(context, token), 'visitor');
}

/** That something was sent stays, for the figures; what it said and who sent it goes. */
export async function erasePerson({ db }: Context, email: string, actor: string) {
  return db.transaction(async (tx) => {
    const ids = await eraseSubmissionsOf(tx, email.toLowerCase());
    for (const id of ids) {
      await insertAuditLine(tx, {
        actor,
        action: 'erased',
        entity: 'submission',
        entity_id: String(id),
      });
    }
    // An investor less counts in the site's figures.
    if (ids.length > 0) await tellChangedTags(tx, ['stats']);
    return { erased: ids.length };
  });
}
