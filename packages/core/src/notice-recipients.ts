import type { NoticeKind, NoticeRecipients } from '@naya/contract/site-info/notice-recipients';
import { provider } from '@naya/contract/site-info/provider';
import type { Db } from '@naya/db/client';
import { findNoticeRecipients } from '@naya/db/mail/notice-recipients';
import type { Context } from './context.ts';

export type EmailsOf = (kind: NoticeKind) => string[];

/**
 * Whom each kind of notice goes to: those whom the owners chose, else MAIL_TO where it is set, else the owners. `instead` stands for
 * what they chose.
 */
export async function readNoticeRecipients(
  { contactEmail }: Pick<Context, 'contactEmail'>,
  tx: Db,
  instead?: NoticeRecipients,
): Promise<EmailsOf> {
  const { chosen: stored, owners } = await findNoticeRecipients(tx);
  const chosen = instead ?? stored;
  const isSet = contactEmail !== provider.email;
  // Before the first owner signs in, the sample's mailbox stands for whoever is to come.
  const usual = isSet || owners.length === 0 ? [contactEmail] : owners;
  return (kind) => {
    const emails = chosen[kind] ?? [];
    return emails.length > 0 ? emails : usual;
  };
}

/** The sample's people have their mailboxes here; on a site of one's own, strangers would read its mail. */
export const isSampleEmail = (email: string): boolean =>
  email.toLowerCase().endsWith(`@${provider.email.split('@')[1]}`);
