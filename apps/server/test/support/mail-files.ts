import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendMail } from '@naya/core/mail/send';
import type { MailKind } from '@naya/contract/mail/kinds';
import { mails, type MailRow } from '@naya/db/tables/mail';
import { and, asc, eq } from 'drizzle-orm';
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

  return {
    folder: () => join(folder(), 'mail'),
    listMails,
    readMail: async (submissionId: number, kind: MailKind): Promise<MailFile> => {
      const mail = (await listMails(submissionId, kind)).at(-1);
      if (!mail) throw new Error(`No ${kind} is owed for submission ${submissionId}`);
      const post = createMailer(readEnv({ DATA_DIR: folder() }));
      await sendMail(api.core, post, mail.id);
      const host = new URL(api.core.publicUrl).hostname;
      const bytes = await readFile(join(folder(), 'mail', `${mail.key}${host}.eml`));
      return { ...(await PostalMime.parse(bytes)), raw: bytes.toString('latin1') };
    },
  };
}
