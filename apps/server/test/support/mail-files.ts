import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendMail } from '@naya/core/mail/send';
import type { MailKind } from '@naya/contract/mail/kinds';
import { mails, type MailRow } from '@naya/db/tables/mail';
import { and, asc, desc, eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { readEnv } from '../../src/env.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import type { TestApi } from './api.ts';
import { useFolder } from './use-folder.ts';

export type MailFile = Email & { raw: string };

/** Sends the queued mails of a submission as files, and reads these as a mail program does. */
export function useMailFiles(api: TestApi) {
  const folder = useFolder();

  const listMails = (submissionId: number, kind: MailKind): Promise<MailRow[]> =>
    api.core.db
      .select()
      .from(mails)
      .where(and(eq(mails.submission_id, submissionId), eq(mails.kind, kind)))
      .orderBy(asc(mails.id));

  const read = async (mail: MailRow | undefined, whose: string): Promise<MailFile> => {
    if (!mail) throw new Error(`No such mail is owed ${whose}`);
    const post = createMailer(readEnv({ DATA_DIR: folder() }));
    await sendMail(api.core, post, mail.id);
    const host = new URL(api.core.publicUrl).hostname;
    const bytes = await readFile(join(folder(), 'mail', `${mail.key}${host}.eml`));
    return { ...(await PostalMime.parse(bytes)), raw: bytes.toString('latin1') };
  };

  return {
    folder: () => join(folder(), 'mail'),
    listMails,
    readMail: async (submissionId: number, kind: MailKind): Promise<MailFile> =>
      read((await listMails(submissionId, kind)).at(-1), `for submission ${submissionId}`),
    /** The newest of its kind to this e-mail. */
    readMailTo: async (email: string, kind: MailKind): Promise<MailFile> => {
      const [mail] = await api.core.db
        .select()
        .from(mails)
        .where(and(eq(mails.to, email), eq(mails.kind, kind)))
        .orderBy(desc(mails.id))
        .limit(1);
      return read(mail, `to ${email}`);
    },
  };
}
