import {
  mailServerForm,
  mailServerSchema,
  type MailServer,
  type MailServerState,
} from '@naya/contract/site-info/mail-server';
import type { Db } from '@naya/db/client';
import { lockDocument } from '@naya/db/site-info/office';
import { putSiteDocument } from '@naya/db/site-info/public';
import type { Actor, Context } from '../context.ts';
import { invalid } from '../errors.ts';
import { isSame, requireUntouched, writeHistory } from '../history.ts';
import { parse } from '../parse.ts';
import { readSealKey, seal, unseal } from '../seal.ts';
import { emptyDocuments, getSiteDocument, type SiteDocuments } from '../site-info/documents.ts';

/** As it is stored: its password can be read with the secret of this site alone. */
type StoredMailServer = NonNullable<SiteDocuments['setup']['mail_server']>;

const findStored = async (db: Db) => (await getSiteDocument({ db }, 'setup')).mail_server ?? null;

type OpenedMailServer = MailServer & { password: string | null };

/** The one that an owner has entered, with its password. */
export async function openMailServer(db: Db): Promise<OpenedMailServer | null> {
  const stored = await findStored(db);
  if (!stored?.password) return stored && { ...stored, password: null };
  const key = await readSealKey(db, sealName);
  return { ...stored, password: unseal(key, stored.password) };
}

/** Whether mails go anywhere: by SMTP_URL, or by the server that an owner has entered. */
export async function sendsMail({ db, hasMailServer }: Pick<Context, 'db' | 'hasMailServer'>) {
  return hasMailServer || (await findStored(db)) !== null;
}

/** Never with the password. */
export async function readMailServer({ db, hasMailServer }: Context): Promise<MailServerState> {
  const stored = await findStored(db);
  return {
    isFixed: hasMailServer,
    server: shownOf(stored),
    hasPassword: Boolean(stored?.password),
  };
}

const shownOf = (stored: StoredMailServer | null): MailServer | null =>
  stored && mailServerSchema.parse(stored);

/** The next mail takes it. A password goes to the server and user alone for which it was typed. */
export async function saveMailServer({ db }: Context, actor: Actor, body: unknown): Promise<void> {
  const { password, seen, ...server } = parse(mailServerForm, body);
  const key = await readSealKey(db, sealName);
  await change(db, actor, seen, (before) => {
    if (password) return { ...server, password: seal(key, password) };
    if (server.user === null) return { ...server, password: null };
    const isSameAccount =
      before?.password && before.host === server.host && before.user === server.user;
    if (!isSameAccount) throw invalid({ password: 'Please enter the password of this user' });
    return { ...server, password: before.password };
  });
}

/** Mails are only written to files again. */
export const removeMailServer = ({ db }: Context, actor: Actor, body: unknown): Promise<void> =>
  change(db, actor, (body as { seen?: unknown } | null)?.seen, () => null);

const sealName = 'mail-server';

type Change = (before: StoredMailServer | null) => StoredMailServer | null;

async function change(db: Context['db'], actor: Actor, seen: unknown, next: Change) {
  await db.transaction(async (tx) => {
    const row = await lockDocument(tx, 'setup');
    const setup = (row?.value ?? emptyDocuments.setup) as SiteDocuments['setup'];
    const before = setup.mail_server ?? null;
    requireUntouched({ server: shownOf(before) }, { server: seen ?? null });
    const after = next(before);
    if (isSame(before, after)) return;
    const { mail_server: _, ...others } = setup;
    await putSiteDocument(tx, 'setup', { ...others, ...(after && { mail_server: after }) });
    await writeHistory(
      tx,
      actor,
      after ? 'mail server changed' : 'mail server removed',
      { entity: 'setup', id: 'setup' },
      { before: { server: shownOf(before) }, after: { server: shownOf(after) } },
    );
  });
}
