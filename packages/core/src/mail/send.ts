import type { MailStatus } from '@naya/contract/mail/office';
import {
  brandEnquiryUrl,
  brandSignInUrl,
  contactErasedScreenUrl,
  franchiseUrl,
  officeUrl,
  privacyDataUrl,
  submissionScreenUrl,
} from '@naya/contract/urls';
import {
  findMail,
  markMailFailed,
  markMailDelivered,
  queueMailAgain,
  type MailToSend,
} from '@naya/db/mail/queue';
import type { MailContent } from '@naya/db/mail/table';
import type { Context } from '../context.ts';
import { createDataLink } from '../privacy/data-link.ts';
import { CoreError, requireFound } from '../errors.ts';
import type { Actor } from '../office/actor.ts';
import { writeHistory } from '../history/write-history.ts';
import { maskLetter } from './mask-letter.ts';
import { readSiteDetails, type SiteDetails } from '../site-info/site-details.ts';

export type Letter = {
  from: { name: string; address: string };
  to: string;
  /** An answer to the mail goes here, and to the sender of the mail if it is not set. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  messageId: string;
};

/** Writes and delivers; both live outside of core. */
export type Mailer = {
  write: (mail: MailToSend, links: MailLinks, site: SiteDetails) => Promise<WrittenMail>;
  /** Tells what it has done: only a mail server sends. */
  deliver: (letter: Letter) => Promise<Delivered>;
  /** Takes away what was kept of mails, by their keys. */
  discard: (keys: string[]) => Promise<void>;
};
export type Delivered = Extract<MailStatus, 'sent' | 'written'>;
export type WrittenMail = Pick<Letter, 'subject' | 'html' | 'text' | 'replyTo'>;
export type MailLinks = {
  privacyUrl: string;
  franchiseUrl: string | null;
  /** The screen of the office where the mail's matter is worked off. */
  officeUrl: string;
  /** The page of the brand where the mail's matter is worked off. */
  brandUrl: string;
};

/** Sends one queued mail. A crash after the delivery sends it again, under the same Message-ID. */
export async function sendMail(context: Context, mailer: Mailer, mailId: number): Promise<void> {
  const toSend = await findMail(context.db, mailId);
  if (!toSend || isDelivered(toSend)) return;
  const { mail } = toSend;
  let delivered: Delivered;
  let content: MailContent;
  try {
    const site = await readSiteDetails(context.db, context.publicUrl);
    const about = franchiseOf(toSend);
    const links: MailLinks = {
      privacyUrl: context.publicUrl + privacyDataUrl(createDataLink(context.secret, mail.to)),
      franchiseUrl: about ? context.publicUrl + franchiseUrl(about) : null,
      officeUrl: context.publicUrl + screenOf(toSend),
      brandUrl: context.publicUrl + brandPageOf(toSend),
    };
    const written = await mailer.write(toSend, links, site);
    content = maskLetter(written, mail);
    const from = { name: site.name, address: site.email };
    const messageId = `<${mail.key}@${new URL(context.publicUrl).hostname}>`;
    delivered = await mailer.deliver({ ...written, from, to: mail.to, messageId });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await markMailFailed(context.db, mailId, reason.slice(0, 500), false);
    throw error;
  }
  // Erased while it was on its way: its copy goes too.
  const isKept = await markMailDelivered(context.db, mailId, delivered, content);
  if (!isKept) await mailer.discard([mail.key]);
}

const isDelivered = ({ mail }: MailToSend) => mail.status === 'sent' || mail.status === 'written';

/** The franchise that a mail is about: its submission's, or the one that its details name. */
function franchiseOf({ mail, submission }: MailToSend): number | null {
  const { franchiseId } = mail.details as { franchiseId?: number };
  return submission?.franchise_id ?? franchiseId ?? null;
}

function screenOf({ mail, submission }: MailToSend): string {
  if (mail.kind === 'contact-erased') return contactErasedScreenUrl;
  return submission
    ? submissionScreenUrl(submission.kind, submission.id, submission.franchise_id)
    : officeUrl();
}

function brandPageOf({ submission }: MailToSend): string {
  if (submission?.kind !== 'enquiry' || !submission.franchise_id) return brandSignInUrl;
  return brandEnquiryUrl(submission.franchise_id, submission.id);
}

/** After the last try: the mail is listed as failed and can be sent again by hand. */
export async function giveUpMail({ db }: Context, mailId: number): Promise<void> {
  const known = await findMail(db, mailId);
  if (known && !isDelivered(known)) {
    await markMailFailed(db, mailId, known.mail.error ?? 'It could not be sent.', true);
  }
}

/** By hand, once what stood in its way is gone: the fault, or that there was no mail server. */
export async function sendMailAgain(context: Context, actor: Actor, mailId: number) {
  const { db, enqueue, hasMailServer } = context;
  const unsent: MailStatus[] = hasMailServer ? ['failed', 'written'] : ['failed'];
  await db.transaction(async (tx) => {
    requireFound(await findMail(tx, mailId), 'Mail');
    if (!(await queueMailAgain(tx, mailId, unsent))) {
      throw new CoreError('conflict', 'This mail has not failed: there is nothing to send again.');
    }
    await enqueue(tx, 'send-mail', { mailId });
    await writeHistory(tx, actor, 'sent again', { entity: 'mail', id: mailId }, {});
  });
}
