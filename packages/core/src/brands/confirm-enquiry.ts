import type { EnquiryToConfirm } from '@naya/contract/brands/entity';
import { confirmEnquirySchema } from '@naya/contract/brands/forms';
import { findEnquiryToConfirm, lockEnquiry, markConfirmed } from '@naya/db/brands/investor';
import type { Db } from '@naya/db/client';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { leadEntity } from '../submissions/leads.ts';
import { parse } from '../parse.ts';
import { createSignedId, readSignedId } from './signed-id.ts';

/** How the history names whoever used a link that was mailed to the sender of an enquiry. */
const visitor = { email: 'visitor' };

/** The secret part of the link by which the sender of an enquiry confirms it. It tells and opens nothing else. */
export const createConfirmToken = (secret: string, submissionId: number): string =>
  createSignedId(secret, 'confirm-enquiry', submissionId);

const readConfirmToken = (secret: string, token: string) =>
  readSignedId(secret, 'confirm-enquiry', token);

async function openEnquiry(db: Db, id: number): Promise<EnquiryToConfirm> {
  const { expired, ...enquiry } = requireFound(await findEnquiryToConfirm(db, id), 'This link');
  if (expired && !enquiry.confirmed) throw new CoreError('expired', 'linkExpired');
  return enquiry;
}

export const readEnquiryToConfirm = ({ db, secret }: Context, token: string) =>
  openEnquiry(db, readConfirmToken(secret, token));

/** A button pressed twice confirms once. */
export async function confirmEnquiry({ db, secret }: Context, body: unknown): Promise<void> {
  const id = readConfirmToken(secret, parse(confirmEnquirySchema, body).token);
  await db.transaction(async (tx) => {
    await lockEnquiry(tx, id);
    await openEnquiry(tx, id);
    await noteConfirmed(tx, id);
  });
}

/** For whatever proves that the mailbox is the sender's. The caller holds the enquiry's lock. */
export async function noteConfirmed(tx: Db, id: number): Promise<void> {
  if (await markConfirmed(tx, id)) {
    await writeHistory(tx, visitor, 'confirmed', { entity: leadEntity, id }, {});
  }
}
