import {
  answeredSchema,
  replySchema,
  stageSchema,
  statementSchema,
} from '@naya/contract/brands/forms';
import type { BrandEnquiryDetail, OwnBrand } from '@naya/contract/brands/entity';
import { brandStageLabels } from '@naya/contract/brands/stages';
import {
  countRepliesOfDay,
  findEnquiry,
  hasMessageOfMail,
  insertMessage,
  listMessages,
  lockDelivery,
  markAnswered,
  setStage,
} from '@naya/db/brands/inbox';
import type { Db } from '@naya/db/client';
import { hasMailOf } from '@naya/db/mail/queue';
import { lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound, notFound } from '../errors.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';
import { requireAccount } from '../people.ts';

/** One enquiry takes so many answers through us: after that, the two write to each other. Where they write through us alone, it takes more. */
const maxReplies = 20;
const maxRepliesThroughUs = 200;
/** How often one enquiry can be marked as answered. */
const maxNotes = 50;
/** Each is a mail to somebody; whoever takes over an account of a brand sends no more of them. */
const maxRepliesPerDay = 200;

/** One of the brand's people, or an operator on its behalf: then `personId` is null, and `note` writes the history. */
type Writer = {
  personId: string | null;
  /** The investor's answer goes there. */
  replyTo: string | null;
  /** Of the mail that says it. */
  messageId?: string;
  note?: (tx: Db, done: string) => Promise<void>;
};
export type Where = { writer: Writer; brand: Pick<OwnBrand, 'id' | 'business_name'>; id: number };

/** As the brand sees it: while both write through us, without the investor's e-mail. */
export async function getEnquiry(
  { db, replyDomain }: Pick<Context, 'db' | 'replyDomain'>,
  brand: Where['brand'],
  id: number,
): Promise<BrandEnquiryDetail> {
  const enquiry = await readEnquiry(db, brand, id);
  const through_us = replyDomain !== null && enquiry.email !== '';
  const shown = through_us ? withoutEmail(enquiry) : enquiry;
  return { ...shown, through_us };
}

export function withoutEmail<Row extends { payload: Record<string, unknown> }>(row: Row) {
  const { email: _email, ...payload } = row.payload;
  return { ...row, email: '', payload };
}

async function readEnquiry(db: Db, brand: Where['brand'], id: number) {
  const enquiry = requireFound(await findEnquiry(db, brand.id, id), 'Enquiry');
  return { ...enquiry, messages: await listMessages(db, id) };
}

async function openLocked(tx: Db, { writer, brand, id }: Where) {
  if (writer.personId) await requireAccount(tx, writer.personId);
  return lockOpenEnquiry(tx, brand, id);
}

/** The enquiry itself is locked too: its sender may be erased at this moment. */
export async function lockOpenEnquiry(tx: Db, brand: Where['brand'], id: number) {
  await lockRecord(tx, 'leads', id);
  if (!(await lockDelivery(tx, brand.id, id))) throw notFound('Enquiry');
  const enquiry = await readEnquiry(tx, brand, id);
  if (enquiry.erased) {
    throw new CoreError('invalid', 'investorErased');
  }
  if (enquiry.withdrawn_at) throw new CoreError('invalid', 'enquiryWithdrawn');
  return enquiry;
}

const messageBy = ({ writer: { personId }, id }: Where) => ({
  submission_id: id,
  person_id: personId,
  on_behalf: personId === null,
});

/** Mails the brand's words to the investor, who answers to the writer. The same words twice in a row are one answer. */
export async function replyToEnquiry(context: Context, where: Where, body: unknown): Promise<void> {
  const { text } = parse(replySchema, body);
  const { writer, brand, id } = where;
  await context.db.transaction(async (tx) => {
    const { email, messages } = await openLocked(tx, where);
    if (!email) throw new CoreError('invalid', 'investorWithoutEmail');
    const { messageId } = writer;
    if (messageId && (await hasMessageOfMail(tx, id, messageId))) return;
    if (messages.findLast(({ kind }) => kind !== 'note')?.text === text) return;
    const replies = messages.filter(({ kind }) => kind === 'reply');
    if (replies.length >= (context.replyDomain ? maxRepliesThroughUs : maxReplies)) {
      throw new CoreError('invalid', context.replyDomain ? 'conversationFull' : 'tooManyReplies');
    }
    if (!writer.replyTo) {
      throw new CoreError('invalid', 'nobodyToReplyTo');
    }
    const message = messageBy(where);
    if (!message.on_behalf && (await countRepliesOfDay(tx, brand.id)) >= maxRepliesPerDay) {
      throw new CoreError('invalid', 'tooManyRepliesToday');
    }
    const message_id = messageId ?? null;
    await insertMessage(tx, { ...message, kind: 'reply', text, message_id });
    await markAnswered(tx, id, 'reply');
    const details = {
      businessName: brand.business_name,
      text,
      replyTo: writer.replyTo,
      ...(message.on_behalf && { isOnBehalf: true }),
    };
    await queueMails(context, tx, [{ kind: 'brand-reply', to: email, submission_id: id, details }]);
    await writer.note?.(tx, 'replied');
  });
}

/** The brand answered by its own means; the investor is asked later whether that is so. A button pressed twice notes it once. */
export async function markEnquiryAnswered({ db }: Context, where: Where, body: unknown) {
  const { note: text } = parse(answeredSchema, body);
  await db.transaction(async (tx) => {
    const { messages } = await openLocked(tx, where);
    const last = messages.at(-1);
    if (last?.kind === 'note' && last.text === text) return;
    if (messages.filter(({ kind }) => kind === 'note').length >= maxNotes) {
      throw new CoreError('invalid', 'tooManyNotes');
    }
    await insertMessage(tx, { ...messageBy(where), kind: 'note', text });
    await markAnswered(tx, where.id, 'marked');
    await where.writer.note?.(tx, 'marked as answered');
  });
}

/** What the brand says, once, of an answer that the investor denies. An operator decides. */
export async function stateAnswer({ db }: Context, where: Where, body: unknown): Promise<void> {
  const { text } = parse(statementSchema, body);
  await db.transaction(async (tx) => {
    const { word, ruling, answered_at, messages } = await openLocked(tx, where);
    const isContested = word !== null && word !== 'yes' && answered_at !== null && !ruling;
    if (!isContested) throw new CoreError('conflict', 'notContested');
    const said = messages.find(({ kind }) => kind === 'statement');
    if (said?.text === text) return;
    if (said) throw new CoreError('conflict', 'saidAlready');
    await insertMessage(tx, { ...messageBy(where), kind: 'statement', text });
    await where.writer.note?.(tx, 'stated');
  });
}

/** "Not a fit" ends the enquiry: it is an answer, and the investor is told once. The reason stays with the brand. */
export async function moveEnquiry(context: Context, where: Where, body: unknown): Promise<void> {
  const { stage, reason } = parse(stageSchema, body);
  const isNo = stage === 'not-a-fit';
  await context.db.transaction(async (tx) => {
    const { email } = await openLocked(tx, where);
    await setStage(tx, where.id, stage, isNo ? reason : null);
    if (isNo) await declineEnquiry(context, tx, where, email);
    await where.writer.note?.(tx, `moved to "${brandStageLabels[stage]}"`);
  });
}

async function declineEnquiry(
  context: Context,
  tx: Db,
  { brand, id }: Where,
  email: string,
): Promise<void> {
  if (!email || (await hasMailOf(tx, 'brand-declined', id))) return;
  await markAnswered(tx, id, 'reply');
  const details = { businessName: brand.business_name };
  await queueMails(context, tx, [
    { kind: 'brand-declined', to: email, submission_id: id, details },
  ]);
}
