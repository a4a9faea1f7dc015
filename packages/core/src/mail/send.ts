import {
  mailRegistry,
  parseMailDetails,
  type MailDetails,
  type MailKind,
} from '@naya/contract/mail/kinds';
import type { ThreadSide } from '@naya/contract/brands/stages';
import type { MailStatus } from '@naya/contract/mail/office';
import {
  brandEnquiryUrl,
  brandPlansUrl,
  brandUrl,
  confirmEnquiryUrl,
  endEnquiryUrl,
} from '@naya/contract/brands/urls';
import { brandSignInUrl, franchiseUrl, privacyDataUrl } from '@naya/contract/urls';
import { contactErasedScreenUrl, officeUrl, submissionScreenUrl } from '@naya/contract/office/urls';
import {
  findMail,
  markMailFailed,
  markMailDelivered,
  queueMailAgain,
  type MailToSend,
} from '@naya/db/mail/queue';
import { hasDemo } from '@naya/db/seed/removal';
import type { MailContent } from '@naya/db/tables/mail';
import type { Context, Actor } from '../context.ts';
import { createConfirmToken } from '../brands/confirm-enquiry.ts';
import { isSampleEmail } from '../notice-recipients.ts';
import { createThreadAddress } from '../brands/thread-address.ts';
import { createEndToken } from '../brands/end-enquiries.ts';
import { createDataLink } from './data-link.ts';
import { sendsMail } from './mail-server.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { readSiteDetails, type SiteDetails } from '../site-info/site-details.ts';
import { secretSegments } from '@naya/contract/secret-segments';

export type Letter = {
  from: { name: string; address: string };
  to: string;
  /** An answer to the mail goes here, and to the sender of the mail if it is not set. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Where mail servers return it to; its sender if it is not set. */
  envelopeFrom?: string | undefined;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[] | undefined;
};

/** A mail of a known kind, with the details of that kind. */
export type MailToWrite<Kind extends MailKind = MailKind> = {
  [Each in Kind]: Omit<MailToSend, 'mail'> & {
    id: number;
    kind: Each;
    to: string;
    details: MailDetails[Each];
  };
}[Kind];

/** Writes and delivers; both live outside of core. */
export type Mailer = {
  write: (mail: MailToWrite, links: MailLinks, site: SiteDetails) => Promise<WrittenMail>;
  /** Tells what it has done: only a mail server sends. */
  deliver: (letter: Letter) => Promise<Delivered>;
  /** Takes away what was kept of mails, by their keys. */
  discard: (keys: string[]) => Promise<void>;
};
export type Delivered = Extract<MailStatus, 'sent' | 'written'>;
export type WrittenMail = Pick<Letter, 'subject' | 'html' | 'text' | 'replyTo' | 'attachments'>;
export type MailLinks = {
  privacyUrl: string;
  franchiseUrl: string | null;
  /** The screen of the office where the mail's matter is worked off. */
  officeUrl: string;
  /** The page of the brand where the mail's matter is worked off. */
  brandUrl: string;
  /** Where the sender of an enquiry to a brand confirms it; null once they have, and for all else. */
  confirmUrl: string | null;
  /** Where the sender of an enquiry, who gets this mail, ends it; null for all else. */
  endUrl: string | null;
  /** Whoever answers the mail writes here, and so to the other side of the enquiry; null where mail does not come in. */
  threadAddress: string | null;
};

/** Sends one queued mail. A crash after the delivery sends it again, under the same Message-ID. */
export async function sendMail(context: Context, mailer: Mailer, mailId: number): Promise<void> {
  const toSend = await findMail(context.db, mailId);
  if (!toSend || isDelivered(toSend)) return;
  const { key, to } = toSend.mail;
  if (isSampleEmail(to) && (await sendsMail(context)) && !(await hasDemo(context.db))) {
    await markMailFailed(context.db, mailId, `${to} is the sample’s: strangers may read it.`, true);
    return;
  }
  let delivered: Delivered;
  let content: MailContent;
  try {
    const site = await readSiteDetails(context.db, context.publicUrl);
    const mail = readMail(toSend);
    const about = franchiseOf(mail);
    const links: MailLinks = {
      privacyUrl: dataUrlOf(context, mail),
      franchiseUrl: about ? context.publicUrl + franchiseUrl(about) : null,
      officeUrl: context.publicUrl + screenOf(mail),
      brandUrl: context.publicUrl + brandPageOf(mail),
      confirmUrl: confirmUrlOf(context, mail),
      endUrl: endUrlOf(context, mail),
      threadAddress: threadAddressOf(context, mail),
    };
    const written = await mailer.write(mail, links, site);
    content = maskLetter(written, mail);
    const from = { name: site.name, address: site.email };
    const host = new URL(context.publicUrl).hostname;
    const messageId = `<${key}@${host}>`;
    const headers = {
      ...(!mailRegistry[mail.kind].isByHand && { 'Auto-Submitted': 'auto-generated' }),
      // Mail programs put a conversation together by it; one that comes back to us has gone round in a circle.
      ...(links.threadAddress && {
        References: `<enquiry-${mail.submission?.id}@${host}>`,
        [loopHeader]: host,
      }),
    };
    const envelopeFrom = links.threadAddress ?? undefined;
    const letter = { ...written, from, to: mail.to, messageId, envelopeFrom, headers };
    delivered = await mailer.deliver(letter);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await markMailFailed(context.db, mailId, reason.slice(0, 500), false);
    throw error;
  }
  // Erased while it was on its way: its copy goes too.
  const isKept = await markMailDelivered(context.db, mailId, delivered, content);
  if (!isKept) await mailer.discard([key]);
}

export const readMail = ({ mail: { id, kind, to, details }, ...about }: MailToSend): MailToWrite =>
  withDetails(kind, { ...about, id, to }, details);

const withDetails = <Kind extends MailKind>(
  kind: Kind,
  about: Omit<MailToWrite, 'kind' | 'details'>,
  details: unknown,
): MailToWrite<Kind> => ({ ...about, kind, details: parseMailDetails(kind, details) });

const isDelivered = ({ mail }: MailToSend) => mail.status === 'sent' || mail.status === 'written';

/** The franchise that a mail is about: its submission's, or the one that its details name. */
function franchiseOf({ submission, details }: MailToWrite): number | null {
  const named = 'franchiseId' in details ? details.franchiseId : null;
  return submission?.franchise_id ?? named ?? null;
}

/** A mail may be forwarded: its link opens what it is about. Only who asks for all of their data is mailed a link to it. */
function dataUrlOf({ secret, publicUrl }: Context, { kind, to, submission }: MailToWrite) {
  const about = kind === 'data-link' ? 'all' : { submission: submission?.id ?? null };
  return publicUrl + privacyDataUrl(createDataLink(secret, to, Date.now(), about));
}

/** One that its brand's pause holds back is confirmed once that is over. */
function confirmUrlOf({ secret, publicUrl }: Context, mail: MailToWrite) {
  const { kind, submission, isDelivered } = mail;
  const isAsked =
    kind === 'brand-reopened' ||
    (kind === 'acknowledgement' &&
      (submission?.kind === 'investor' ||
        (submission?.kind === 'enquiry' && submission.franchise_id)));
  if (!isAsked || !submission || submission.confirmed_at) return null;
  if (submission.paused_at && !submission.reopened_at && !isDelivered) return null;
  return publicUrl + confirmEnquiryUrl(createConfirmToken(secret, submission.id));
}

function endUrlOf({ secret, publicUrl }: Context, { to, submission }: MailToWrite) {
  const isTheirs = submission?.kind === 'enquiry' && submission.email === to;
  if (!isTheirs || submission.withdrawn_at) return null;
  return publicUrl + endEnquiryUrl(createEndToken(secret, submission.id));
}

/** Stands in every mail of a conversation. */
const loopHeader = 'X-Loop';

/** Which side of an enquiry gets these mails. */
const threadKinds: Partial<Record<MailKind, ThreadSide>> = {
  'brand-enquiry': 'brand',
  'investor-answer': 'brand',
  'brand-reply': 'investor',
};

function threadAddressOf(context: Context, { kind, submission, isDelivered }: MailToWrite) {
  const side = threadKinds[kind];
  if (!side || !submission?.email || !isDelivered) return null;
  return createThreadAddress(context, { side, id: submission.id });
}

function screenOf({ kind, submission }: MailToWrite): string {
  if (kind === 'contact-erased') return contactErasedScreenUrl;
  return submission
    ? submissionScreenUrl(submission.kind, submission.id, submission.franchise_id)
    : officeUrl();
}

function brandPageOf({ kind, submission, details }: MailToWrite): string {
  if (kind === 'brand-enquiries') return brandUrl(details.franchiseId);
  if (kind === 'plan-order' || kind === 'plan-ends') return brandPlansUrl(details.franchiseId);
  if (kind === 'enquiry-ended') return brandEnquiryUrl(details.franchiseId, details.reference);
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
  const { db, enqueue } = context;
  const unsent: MailStatus[] = (await sendsMail(context)) ? ['failed', 'written'] : ['failed'];
  await db.transaction(async (tx) => {
    requireFound(await findMail(tx, mailId), 'Mail');
    if (!(await queueMailAgain(tx, mailId, unsent))) {
      throw new CoreError('conflict', 'mailNotFailed');
    }
    await enqueue(tx, 'send-mail', { mailId });
    await writeHistory(tx, actor, 'sent again', { entity: 'mail', id: mailId }, {});
  });
}

const hidden = '…';
const opensSomething = new RegExp(
  String.raw`((?:${secretSegments.join('|')})/|[?&;]token=)[^\s"'<>)\]]+`,
  'g',
);

/** A letter as it may be read later by others: every link and code that opens something is blanked. */
function maskLetter({ subject, html, text }: MailContent, mail: MailToWrite): MailContent {
  const code = mail.kind === 'brand-sign-in' ? mail.details.code : null;
  const mask = (part: string) => {
    const blanked = part.replace(opensSomething, `$1${hidden}`);
    return code ? blanked.replaceAll(code, hidden) : blanked;
  };
  return { subject: mask(subject), html: mask(html), text: mask(text) };
}
