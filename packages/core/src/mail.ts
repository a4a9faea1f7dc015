import { franchiseUrl, privacyDataUrl } from '@naya/contract/urls';
import { findMail, markMailFailed, markMailSent, type MailToSend } from '@naya/db/queries/mails';
import type { Context } from './context.ts';
import { privacyToken } from './privacy.ts';

export type Letter = { to: string; subject: string; html: string; text: string; messageId: string };

/** Writes and delivers; both live outside of core. */
export type Post = {
  write: (mail: MailToSend, links: MailLinks) => Promise<Pick<Letter, 'subject' | 'html' | 'text'>>;
  deliver: (letter: Letter) => Promise<void>;
};
export type MailLinks = { privacyUrl: string; franchiseUrl: string | null };

/** Sends one queued mail. A crash after the delivery sends it again, under the same Message-ID. */
export async function sendMail(context: Context, post: Post, mailId: number): Promise<void> {
  const found = await findMail(context.db, mailId);
  if (!found || found.mail.status === 'sent') return;
  const { mail, submission } = found;
  try {
    const written = await post.write(found, {
      privacyUrl: context.publicUrl + privacyDataUrl(privacyToken(context.secret, mail.to)),
      franchiseUrl: submission?.franchise_id
        ? context.publicUrl + franchiseUrl(submission.franchise_id)
        : null,
    });
    const host = new URL(context.publicUrl).hostname;
    await post.deliver({ ...written, to: mail.to, messageId: `<${mail.key}@${host}>` });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await markMailFailed(context.db, mailId, reason.slice(0, 500), false);
    throw error;
  }
  await markMailSent(context.db, mailId);
}

/** After the last try: the mail is listed as failed and can be sent again by hand. */
export async function giveUpMail({ db }: Context, mailId: number): Promise<void> {
  const found = await findMail(db, mailId);
  if (found && found.mail.status !== 'sent') {
    await markMailFailed(db, mailId, found.mail.error ?? 'It could not be sent.', true);
  }
}
