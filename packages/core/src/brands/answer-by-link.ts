import { answerByLinkSchema } from '@naya/contract/brands/forms';
import type { ListingQuestion } from '@naya/contract/brands/entity';
import { listingClaimsSchema, listingTextsSchema } from '@naya/contract/brands/listing-form';
import { versionSchema } from '@naya/contract/forms/office-fields';
import { listCategoryNames } from '@naya/db/brands/changes';
import { endQuestion, findQuestion, insertReviewMessage } from '@naya/db/brands/review-messages';
import { findRecord } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { lockListing } from '../franchises/listing-status.ts';
import { saveChanges } from '../records/save-record.ts';
import { parse } from '../parse.ts';
import { liveValues, requireChosenCategory, requireListingVersion } from './listing.ts';
import { readSignedId } from './signed-id.ts';
import { requireRoom } from './review-thread.ts';

/** How the history names whoever sent a listing that is not public yet. */
const sender = { email: 'sender of the listing' };

function requirePending(franchise: FranchiseRow | null): FranchiseRow {
  const row = requireFound(franchise, 'This link');
  if (row.status === 'pending' && !row.deleted_at) return row;
  throw new CoreError('expired', 'listingDecided');
}

const ended = () => new CoreError('expired', 'questionEnded');

async function openQuestion({ db, secret }: Context, token: string) {
  const id = readSignedId(secret, 'listing-answer', token);
  const ask = requireFound(await findQuestion(db, id), 'This link');
  if (ask.ended_at) throw ended();
  return { id, ...ask };
}

/** An operator's question to the sender of a listing, with the listing as it stands. Only while it waits for a decision. */
export async function readListingQuestion(
  context: Context,
  token: string,
): Promise<ListingQuestion> {
  const { franchise_id, text } = await openQuestion(context, token);
  const row = requirePending(await findRecord(context.db, 'franchises', franchise_id));
  return {
    business_name: row.business_name,
    text,
    version: row.version,
    values: liveValues(row),
    categories: await listCategoryNames(context.db),
  };
}

/** The answer comes back to the review, once, with the listing as the sender has corrected it. */
export async function answerByLink(context: Context, body: unknown): Promise<void> {
  const { token, text } = parse(answerByLinkSchema, body);
  const { version } = parse(versionSchema, body);
  const values = { ...parse(listingTextsSchema, body), ...parse(listingClaimsSchema, body) };
  const { id, franchise_id, email } = await openQuestion(context, token);
  await context.db.transaction(async (tx) => {
    const row = requirePending(await lockListing(tx, franchise_id));
    if (!(await endQuestion(tx, id))) throw ended();
    requireListingVersion(row, version);
    await requireChosenCategory(tx, values);
    await requireRoom(tx, franchise_id);
    await saveChanges(tx, sender, 'franchises', row, values, 'changed');
    await insertReviewMessage(tx, { franchise_id, kind: 'answer', email, text });
  });
}
