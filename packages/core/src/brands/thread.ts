import type { ThreadSide } from '@naya/contract/brands/stages';
import { replySchema } from '@naya/contract/brands/forms';
import { listMembers } from '@naya/db/brands/deliver';
import {
  countAnswersOfHour,
  findDeliveredBrand,
  hasMessageOfMail,
  insertMessage,
  markBounced,
} from '@naya/db/brands/inbox';
import type { Db } from '@naya/db/client';
import { findPersonByEmail } from '@naya/db/people';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';
import { emailsForEnquiries, emailsForListing } from '../submissions/recipients.ts';
import { noteConfirmed } from './confirm-enquiry.ts';
import { lockOpenEnquiry, replyToEnquiry, type Where } from './inbox.ts';
import type { Thread } from './thread-address.ts';

/** Two programs that answer each other without saying that they are programs do it no faster, and no longer, than this. */
const maxAnswersPerHour = 12;
const maxAnswers = 200;

/** A mail whose sender has been proven. */
type ThreadMail = Thread & { from: string; messageId: string; text: string };

const notOfThread = () => new CoreError('forbidden', 'notOfThread');
type Brand = Where['brand'];

/** A mail that comes in is an answer to the other side. Delivered twice, it is stored once. */
export async function receiveThreadMail(context: Context, mail: ThreadMail): Promise<void> {
  const brand = requireFound(await findDeliveredBrand(context.db, mail.id), 'Enquiry');
  const from = mail.from.toLowerCase();
  if (mail.side === 'investor') await receiveAnswer(context, brand, { ...mail, from });
  else await receiveReply(context, brand, { ...mail, from });
}

/** As if it had been written in the inbox: by somebody of the brand who has signed in, and whom nobody has blocked. */
async function receiveReply(context: Context, brand: Brand, mail: ThreadMail): Promise<void> {
  const members = (await listMembers(context.db, [brand.id])).get(brand.id) ?? [];
  const person = await findPersonByEmail(context.db, mail.from);
  if (!person || !emailsForListing(members).includes(person.email)) throw notOfThread();
  const writer = { personId: person.id, replyTo: person.email, messageId: mail.messageId };
  await replyToEnquiry(context, { writer, brand, id: mail.id }, { text: mail.text });
}

async function receiveAnswer(context: Context, brand: Brand, mail: ThreadMail): Promise<void> {
  const { text } = parse(replySchema, { text: mail.text });
  const { id, messageId: message_id, from } = mail;
  await context.db.transaction(async (tx) => {
    const { email, name, stage } = await lockOpenEnquiry(tx, brand, id);
    if (email.toLowerCase() !== from) throw notOfThread();
    if (await hasMessageOfMail(tx, id, message_id)) return;
    if (stage === 'not-a-fit') throw new CoreError('invalid', 'conversationEnded');
    const { ofHour, all } = await countAnswersOfHour(tx, id);
    if (all >= maxAnswers) throw new CoreError('invalid', 'conversationFull');
    if (ofHour >= maxAnswersPerHour) throw new CoreError('too_many', 'tooManyAnswers');
    const message = { submission_id: id, person_id: null, on_behalf: false, message_id };
    await insertMessage(tx, { ...message, kind: 'answer', text });
    await noteConfirmed(tx, id);
    const details = { businessName: brand.business_name, name, text };
    await mailBrand(context, tx, brand, (to) => ({
      kind: 'investor-answer',
      to,
      submission_id: id,
      details,
    }));
  });
}

type MailOf = (to: string) => Parameters<typeof queueMails>[2][number];

async function mailBrand(context: Context, tx: Db, brand: Brand, mailOf: MailOf): Promise<void> {
  const members = (await listMembers(tx, [brand.id])).get(brand.id) ?? [];
  await queueMails(context, tx, emailsForEnquiries(members).map(mailOf));
}

/** A mail server returned what we wrote to this side. The other side is told, once. */
export async function noteBounce(context: Context, { side, id }: Thread): Promise<void> {
  const brand = requireFound(await findDeliveredBrand(context.db, id), 'Enquiry');
  await context.db.transaction(async (tx) => {
    const { email } = await lockOpenEnquiry(tx, brand, id);
    if (!(await markBounced(tx, id, side))) return;
    const mailOf = (to: string) => ({
      kind: 'mail-bounced' as const,
      to,
      submission_id: id,
      details: { businessName: brand.business_name, whose: side satisfies ThreadSide },
    });
    if (side === 'investor') await mailBrand(context, tx, brand, mailOf);
    else if (email) await queueMails(context, tx, [mailOf(email)]);
  });
}
