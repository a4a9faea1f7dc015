import type { ListingReview, OwnBrand } from '@naya/contract/brands/entity';
import { answerSchema, talkSchema } from '@naya/contract/brands/forms';
import { brandAnswerUrl, brandBaseUrl, brandListingUrl } from '@naya/contract/urls';
import { listSignedInEmails } from '@naya/db/brands/forward';
import { findWaitingChange, listChanges } from '@naya/db/brands/changes';
import { listPapers } from '@naya/db/brands/papers';
import { insertTalk, listTalk, markAnswersSeen } from '@naya/db/brands/talk';
import type { Db } from '@naya/db/client';
import { findContact } from '@naya/db/franchises/contacts';
import { findRecord, lockRecord, type RecordRow } from '@naya/db/office/records';
import { findListingSubmission } from '@naya/db/submissions/office';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { kindOf } from '../office/records.ts';
import { parse, queueMails } from '../submissions/submission.ts';
import { createSignedId } from './signed-id.ts';
import type { Person } from './members.ts';

const { entity, title } = kindOf('franchises');
const shownChanges = 20;
const mostMessages = 200;

/** All that operators and the brand have to do with each other about a listing. Answers count as seen from now on. */
export async function openListingReview({ db }: Context, id: number): Promise<ListingReview> {
  const row = requireFound(await findRecord(db, 'franchises', id), title);
  await markAnswersSeen(db, id);
  const [waiting, changes, talk, papers] = await Promise.all([
    findWaitingChange(db, id),
    listChanges(db, id, shownChanges),
    listTalk(db, id),
    listPapers(db, id),
  ]);
  return { version: row.version, waiting, changes, talk, papers };
}

/** Asks the brand for something, by mail and on its page, or notes something that only operators read. */
export async function writeTalk(context: Context, actor: Actor, id: number, body: unknown) {
  const { kind, text } = parse(talkSchema, body);
  await context.db.transaction(async (tx) => {
    const row = requireFound(await lockRecord(tx, 'franchises', id), title);
    await requireRoom(tx, id);
    const asked = kind === 'ask' ? await addresseesOf(tx, row) : null;
    const email = asked?.answersBy === 'link' ? asked.to[0]?.toLowerCase() : null;
    const message = { franchise_id: id, kind, operator: actor.email, email, text };
    const talkId = await insertTalk(tx, message);
    if (asked) await mailAsk(context, tx, row, asked, { id: talkId, text });
    const action = kind === 'ask' ? 'asked the brand' : 'noted';
    await writeHistory(tx, actor, action, { entity, id }, {});
  });
  return openListingReview(context, id);
}

type Addressees = { to: string[]; answersBy: 'page' | 'link' | 'claim' };

/**
 * People of the brand who have signed in answer on its page. The sender of a listing answers by the link of the mail, the e-mail on file of
 * a public one after claiming it.
 */
async function addresseesOf(tx: Db, row: RecordRow): Promise<Addressees> {
  const people = await listSignedInEmails(tx, row.id);
  if (people.length > 0) return { to: people, answersBy: 'page' };
  const isPending = row['status'] === 'pending';
  const sender = isPending ? await findListingSubmission(tx, row.id) : null;
  const email = (await findContact(tx, row.id))?.email || sender?.email;
  if (!email) {
    throw new CoreError('invalid', 'Nobody of this brand can be asked. Please invite somebody.');
  }
  return { to: [email], answersBy: isPending ? 'link' : 'claim' };
}

async function mailAsk(
  context: Context,
  tx: Db,
  row: RecordRow,
  { to, answersBy }: Addressees,
  ask: { id: number; text: string },
) {
  const paths = {
    page: brandListingUrl(row.id),
    link: brandAnswerUrl(createSignedId(context.secret, 'listing-answer', ask.id)),
    claim: brandBaseUrl,
  };
  const url = context.publicUrl + paths[answersBy];
  const details = { businessName: row['business_name'], state: 'asked', reason: ask.text, url };
  await queueMails(
    context,
    tx,
    to.map((each) => ({ kind: 'brand-change', to: each, details })),
  );
}

/** The same words twice in a row are one answer. */
export async function answerOperators(
  { db }: Context,
  person: Person,
  brand: OwnBrand,
  body: unknown,
): Promise<void> {
  const { text } = parse(answerSchema, body);
  await db.transaction(async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', brand.id), title);
    const last = (await requireRoom(tx, brand.id)).at(-1);
    if (last?.kind === 'answer' && last.text === text) return;
    await insertTalk(tx, { franchise_id: brand.id, kind: 'answer', person_id: person.id, text });
  });
}

/** Gives what was written so far. */
export async function requireRoom(tx: Db, franchiseId: number) {
  const talk = await listTalk(tx, franchiseId);
  if (talk.length >= mostMessages) {
    throw new CoreError('invalid', 'That is a long talk already. Please go on by mail or phone.');
  }
  return talk;
}
