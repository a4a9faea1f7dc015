import type { ListingReview, OwnBrand } from '@naya/contract/brands/entity';
import { answerSchema, reviewMessageSchema } from '@naya/contract/brands/forms';
import { brandAnswerUrl, brandBaseUrl, brandListingUrl } from '@naya/contract/brands/urls';
import { listMembers } from '@naya/db/brands/deliver';
import { findWaitingChange, listChanges } from '@naya/db/brands/changes';
import { listDocuments } from '@naya/db/brands/documents';
import {
  endQuestions,
  insertReviewMessage,
  listReviewMessages,
  markAnswersSeen,
} from '@naya/db/brands/review-messages';
import type { Db } from '@naya/db/client';
import { findContact } from '@naya/db/franchises/contacts';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import { findListingSubmission } from '@naya/db/submissions/office';
import type { Context, Actor } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { lockListing } from '../franchises/listing-status.ts';
import { writeHistory, requireVersion } from '../history.ts';
import { kindOf } from '../records/kinds.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';
import { emailsForListing } from '../submissions/recipients.ts';
import { createSignedId } from './signed-id.ts';
import { type Person, transactionBy } from '../people.ts';

const { entity, title } = kindOf('franchises');
const shownChanges = 20;
const maxMessages = 200;

/** All that operators and the brand have to do with each other about a listing. Answers count as seen from now on. */
export async function openListingReview({ db }: Context, id: number): Promise<ListingReview> {
  const row = requireFound(await findRecord(db, 'franchises', id), title);
  await markAnswersSeen(db, id);
  const [waiting, changes, messages, documents] = await Promise.all([
    findWaitingChange(db, id),
    listChanges(db, id, shownChanges),
    listReviewMessages(db, id),
    listDocuments(db, id),
  ]);
  return { version: row.version, waiting, changes, talk: messages, papers: documents };
}

/** Asks the brand for something, by mail and on its page, or notes something that only operators read. */
export async function writeReviewMessage(
  context: Context,
  actor: Actor,
  id: number,
  body: unknown,
) {
  const { kind, text, version } = parse(reviewMessageSchema, body);
  await context.db.transaction(async (tx) => {
    const row = requireFound(await lockListing(tx, id), title);
    if (version !== undefined) requireVersion(row, version);
    await requireRoom(tx, id);
    const asked = kind === 'ask' ? await addresseesOf(tx, row) : null;
    const email = asked?.answersBy === 'link' ? asked.to[0]?.toLowerCase() : null;
    const message = { franchise_id: id, kind, operator: actor.email, email, text };
    const messageId = await insertReviewMessage(tx, message);
    if (asked) await mailQuestion(context, tx, row, asked, { id: messageId, text });
    const action = kind === 'ask' ? 'asked the brand' : 'noted';
    await writeHistory(tx, actor, action, { entity, id }, {});
  });
  return openListingReview(context, id);
}

/** Nobody of us has read what its sender calls it. */
const isUnapproved = ({ status }: FranchiseRow) => status === 'pending' || status === 'rejected';

type Addressees = { to: string[]; answersBy: 'page' | 'link' | 'claim' };

/**
 * People of the brand who have signed in answer on its page. The sender of a listing answers by the link of the mail, the e-mail on file of
 * a public one after claiming it.
 */
async function addresseesOf(tx: Db, row: FranchiseRow): Promise<Addressees> {
  const members = (await listMembers(tx, [row.id])).get(row.id) ?? [];
  const people = emailsForListing(members);
  if (people.length > 0) return { to: people, answersBy: 'page' };
  const isPending = row.status === 'pending';
  const sender = isPending ? await findListingSubmission(tx, row.id) : null;
  const email = (await findContact(tx, row.id))?.email || sender?.email;
  if (!email) {
    throw new CoreError('invalid', 'nobodyToAsk');
  }
  return { to: [email], answersBy: isPending ? 'link' : 'claim' };
}

async function mailQuestion(
  context: Context,
  tx: Db,
  row: FranchiseRow,
  { to, answersBy }: Addressees,
  ask: { id: number; text: string },
) {
  const paths = {
    page: brandListingUrl(row.id),
    link: brandAnswerUrl(createSignedId(context.secret, 'listing-answer', ask.id)),
    claim: brandBaseUrl,
  };
  const url = context.publicUrl + paths[answersBy];
  const about = { businessName: row.business_name, isUnapproved: isUnapproved(row) };
  const details = { ...about, state: 'asked' as const, reason: ask.text, url };
  await queueMails(
    context,
    tx,
    to.map((each) => ({ kind: 'brand-change', to: each, details })),
  );
}

/** The same words twice in a row are one answer. */
export async function answerOperators(
  context: Context,
  person: Person,
  brand: OwnBrand,
  body: unknown,
): Promise<void> {
  const { text } = parse(answerSchema, body);
  await transactionBy(context, person, async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', brand.id), title);
    const last = (await requireRoom(tx, brand.id)).at(-1);
    if (last?.kind === 'answer' && last.text === text) return;
    await endQuestions(tx, brand.id);
    await insertReviewMessage(tx, {
      franchise_id: brand.id,
      kind: 'answer',
      person_id: person.id,
      text,
    });
  });
}

/** Gives what was written so far. */
export async function requireRoom(tx: Db, franchiseId: number) {
  const messages = await listReviewMessages(tx, franchiseId);
  if (messages.length >= maxMessages) {
    throw new CoreError('invalid', 'talkTooLong');
  }
  return messages;
}
