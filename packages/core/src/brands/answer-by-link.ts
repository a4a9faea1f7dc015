import { answerByLinkSchema } from '@naya/contract/brands/forms';
import type { ListingQuestion } from '@naya/contract/brands/entity';
import { listingClaimsSchema, listingTextsSchema } from '@naya/contract/brands/listing-form';
import { versionSchema } from '@naya/contract/office/fields';
import { listCategoryNames } from '@naya/db/brands/changes';
import { findAsk, insertTalk } from '@naya/db/brands/talk';
import { findRecord, lockRecord, type RecordRow } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { saveChanges } from '../office/save-record.ts';
import { parse } from '../submissions/submission.ts';
import { liveValues, requireChosenCategory, requireListingVersion } from './listing.ts';
import { readSignedId } from './signed-id.ts';
import { requireRoom } from './talk.ts';

/** How the history names whoever sent a listing that is not public yet. */
const sender = { email: 'sender of the listing' };

function requirePending(franchise: RecordRow | null): RecordRow {
  const row = requireFound(franchise, 'This link');
  if (row['status'] === 'pending' && !row['deleted_at']) return row;
  throw new CoreError('expired', 'This listing has been decided since.');
}

async function openAsk({ db, secret }: Context, token: string) {
  return requireFound(
    await findAsk(db, readSignedId(secret, 'listing-answer', token)),
    'This link',
  );
}

/** An operator's question to the sender of a listing, with the listing as it stands. Only while it waits for a decision. */
export async function readListingQuestion(
  context: Context,
  token: string,
): Promise<ListingQuestion> {
  const { franchise_id, text } = await openAsk(context, token);
  const row = requirePending(await findRecord(context.db, 'franchises', franchise_id));
  return {
    business_name: String(row['business_name']),
    text,
    version: row.version,
    values: liveValues(row),
    categories: await listCategoryNames(context.db),
  };
}

/** The answer comes back to the review, with the listing as the sender has corrected it. */
export async function answerByLink(context: Context, body: unknown): Promise<void> {
  const { token, text } = parse(answerByLinkSchema, body);
  const { version } = parse(versionSchema, body);
  const values = { ...parse(listingTextsSchema, body), ...parse(listingClaimsSchema, body) };
  const { franchise_id, email } = await openAsk(context, token);
  await context.db.transaction(async (tx) => {
    const row = requirePending(await lockRecord(tx, 'franchises', franchise_id));
    requireListingVersion(row, version);
    await requireChosenCategory(tx, values);
    await requireRoom(tx, franchise_id);
    await saveChanges(tx, sender, 'franchises', row, values, 'changed');
    await insertTalk(tx, { franchise_id, kind: 'answer', email, text });
  });
}
