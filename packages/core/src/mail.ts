import { franchiseUrl, officeUrl, privacyDataUrl, submissionScreenUrl } from '@naya/contract/urls';
import {
  findMail,
  markMailFailed,
  markMailSent,
  queueFailedMail,
  type MailToSend,
} from '@naya/db/queries/mails';
import type { Context } from './context.ts';
import { createDataLink } from './data-link.ts';
import { CoreError, found } from './errors.ts';
import type { Actor } from './office/actor.ts';
import { writeHistory } from './office/write-history.ts';

export type Letter = {
  to: string;
  /** An answer to the mail goes here, and to the sender of the mail if it is not set. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  messageId: string;
};

/** Writes and delivers; both live outside of core. */
export type Post = {
  write: (mail: MailToSend, links: MailLinks) => Promise<WrittenMail>;
  deliver: (letter: Letter) => Promise<void>;
  /** Takes away what was kept of mails, by their keys. */
  discard: (keys: string[]) => Promise<void>;
};
export type WrittenMail = Pick<Letter, 'subject' | 'html' | 'text' | 'replyTo'>;
export type MailLinks = {
  privacyUrl: string;
  franchiseUrl: string | null;
  /** The screen of the office where the submission is worked off. */
  officeUrl: string;
};

/** Sends one queued mail. A crash after the delivery sends it again, under the same Message-ID. */
export async function sendMail(context: Context, post: Post, mailId: number): Promise<void> {
  const toSend = await findMail(context.db, mailId);
  if (!toSend || toSend.mail.status === 'sent') return;
  const { mail, submission } = toSend;
  try {
    const written = await post.write(toSend, {
      privacyUrl: context.publicUrl + privacyDataUrl(createDataLink(context.secret, mail.to)),
      franchiseUrl: submission?.franchise_id
        ? context.publicUrl + franchiseUrl(submission.franchise_id)
        : null,
      officeUrl: context.publicUrl + screenOf(submission),
    });
    const host = new URL(context.publicUrl).hostname;
    await post.deliver({ ...written, to: mail.to, messageId: `<${mail.key}@${host}>` });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await markMailFailed(context.db, mailId, reason.slice(0, 500), false);
    throw error;
  }
  // Erased while it was on its way: its copy goes too.
  if (!(await markMailSent(context.db, mailId))) await post.discard([mail.key]);
}

const screenOf = (submission: MailToSend['submission']) =>
  submission
    ? submissionScreenUrl(submission.kind, submission.id, submission.franchise_id)
    : officeUrl();

/** After the last try: the mail is listed as failed and can be sent again by hand. */
export async function giveUpMail({ db }: Context, mailId: number): Promise<void> {
  const known = await findMail(db, mailId);
  if (known && known.mail.status !== 'sent') {
    await markMailFailed(db, mailId, known.mail.error ?? 'It could not be sent.', true);
  }
}

/** By hand, once what stood in its way is gone. */
export async function sendMailAgain({ db, enqueue }: Context, actor: Actor, mailId: number) {
  await db.transaction(async (tx) => {
    found(await findMail(tx, mailId), 'Mail');
    if (!(await queueFailedMail(tx, mailId))) {
      throw new CoreError('conflict', 'This mail has not failed: there is nothing to send again.');
    }
    await enqueue(tx, 'send-mail', { mailId });
    await writeHistory(tx, actor, 'sent again', { entity: 'mail', id: mailId }, {});
  });
}
