import type { EnquiryToEnd } from '@naya/contract/brands/entity';
import { endEnquirySchema } from '@naya/contract/brands/forms';
import type { NewMail } from '@naya/contract/mail/kinds';
import {
  findEnquiryToEnd,
  listOpenEnquiriesOf,
  listTold,
  markWithdrawn,
} from '@naya/db/brands/end-enquiries';
import { listMembers } from '@naya/db/brands/deliver';
import { eraseUnsentMailsOf } from '@naya/db/mail/erase';
import { lockAllOf, lockDeliveries } from '@naya/db/submissions/lock';
import { lockEnquiry } from '@naya/db/brands/investor';
import type { Db } from '@naya/db/client';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';
import { leadEntity } from '../submissions/leads.ts';
import { emailsForEnquiries } from '../submissions/recipients.ts';
import { createSignedId, readSignedId } from './signed-id.ts';

const visitor = { email: 'visitor' };
const purpose = 'end-enquiry';

/** The secret part of the link by which the sender of an enquiry ends it. It tells and opens nothing else. */
export const createEndToken = (secret: string, submissionId: number): string =>
  createSignedId(secret, purpose, submissionId);

export async function readEnquiryToEnd(
  { db, secret }: Context,
  token: string,
): Promise<EnquiryToEnd> {
  return requireFound(
    await findEnquiryToEnd(db, readSignedId(secret, purpose, token)),
    'This link',
  );
}

/** A button pressed twice ends it once. */
export async function endEnquiryByLink(context: Context, body: unknown): Promise<void> {
  const id = readSignedId(context.secret, purpose, parse(endEnquirySchema, body).token);
  await context.db.transaction(async (tx) => {
    requireFound((await lockEnquiry(tx, id)) || null, 'This link');
    await lockDeliveries(tx, [id]);
    await endEnquiries(context, tx, [id]);
  });
}

/** One of a person's enquiries, or with null all that are open. */
export async function endEnquiriesOf(
  context: Context,
  email: string,
  only: number | null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockAllOf(tx, { email });
    const open = await listOpenEnquiriesOf(tx, email);
    await endEnquiries(
      context,
      tx,
      open.filter((id) => only === null || id === only),
    );
  });
}

/** Ends on both sides: nobody is written to about them any more, and the brand sees no number and no e-mail. */
async function endEnquiries(context: Context, tx: Db, ids: number[]): Promise<void> {
  const told = await listTold(tx, ids);
  const ended = await markWithdrawn(tx, ids);
  await eraseUnsentMailsOf(tx, ended);
  const isEnded = ({ submission_id }: { submission_id: number }) => ended.includes(submission_id);
  await queueMails(context, tx, await mailsTo(tx, told.filter(isEnded)));
  for (const id of ended) {
    await writeHistory(tx, visitor, 'withdrawn', { entity: leadEntity, id }, {});
  }
}

/** For an erasure, before it: the brands that know of these enquiries are told that they have ended. */
export async function tellBrandsOfEnd(context: Context, tx: Db, ids: number[]): Promise<void> {
  await queueMails(context, tx, await mailsTo(tx, await listTold(tx, ids)));
}

type Told = Awaited<ReturnType<typeof listTold>>;

/** They name nobody and hang on no submission: an erasure of that leaves them. */
async function mailsTo(tx: Db, told: Told): Promise<NewMail[]> {
  const people = await listMembers(
    tx,
    told.map(({ franchise_id }) => franchise_id),
  );
  return told.flatMap(({ submission_id, franchise_id, business_name, delivered_at }) => {
    const details = {
      businessName: business_name,
      franchiseId: franchise_id,
      reference: submission_id,
      delivered_at,
    };
    const emails = emailsForEnquiries(people.get(franchise_id) ?? []);
    return emails.map((to) => ({ kind: 'enquiry-ended' as const, to, details }));
  });
}
