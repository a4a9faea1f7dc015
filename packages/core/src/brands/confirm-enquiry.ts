import type { EnquiryToConfirm } from '@naya/contract/brands/entity';
import { confirmEnquirySchema } from '@naya/contract/brands/forms';
import { findEnquiredBrands, insertDelivery, isBrandMailUsedUp } from '@naya/db/brands/deliver';
import {
  findEnquiryToConfirm,
  lockEnquiry,
  markConfirmed,
  takeHeldEnquiry,
} from '@naya/db/brands/investor';
import type { Db } from '@naya/db/client';
import { countNewInvestor } from '@naya/db/investors';
import { notifyChangedTags } from '@naya/db/notify-changed';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { queueMails } from '../jobs.ts';
import { leadEntity } from '../submissions/leads.ts';
import { decideRecipients } from '../submissions/recipients.ts';
import { parse } from '../parse.ts';
import { createSignedId, readSignedId } from './signed-id.ts';

/** How the history names whoever used a link that was mailed to the sender of an enquiry. */
const visitor = { email: 'visitor' };

/** The secret part of the link by which the sender of an enquiry or a registration confirms it. It tells and opens nothing else. */
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
export async function confirmEnquiry(context: Context, body: unknown): Promise<void> {
  const id = readConfirmToken(context.secret, parse(confirmEnquirySchema, body).token);
  await context.db.transaction(async (tx) => {
    await lockEnquiry(tx, id);
    await openEnquiry(tx, id);
    await noteConfirmed(tx, id);
    await passOn(context, tx, id);
  });
}

/** One that was held back, as suspicious or by a pause that is over, goes to its brand as any other. */
async function passOn(context: Context, tx: Db, id: number): Promise<void> {
  const franchiseId = await takeHeldEnquiry(tx, id);
  if (franchiseId === null) return;
  const brand = (await findEnquiredBrands(tx, [String(franchiseId)])).get(String(franchiseId));
  const { members } = decideRecipients({ kind: 'enquiry', stage: 'new' }, brand ?? null);
  if (!members) return;
  const isHeld = await isBrandMailUsedUp(tx, franchiseId);
  if (!(await insertDelivery(tx, { submissionId: id, franchiseId, isHeld })) || isHeld) return;
  const mails = members.map(({ email }) => ({
    kind: 'brand-enquiry' as const,
    to: email,
    submission_id: id,
    details: {},
  }));
  await queueMails(context, tx, mails);
}

/** For whatever proves that the mailbox is the sender's. The caller holds the lock of the enquiry or registration. */
export async function noteConfirmed(tx: Db, id: number): Promise<void> {
  const kind = await markConfirmed(tx, id);
  if (!kind) return;
  await writeHistory(tx, visitor, 'confirmed', { entity: leadEntity, id }, {});
  if (kind !== 'investor') return;
  await countNewInvestor(tx, id);
  await notifyChangedTags(tx, ['stats']);
}
