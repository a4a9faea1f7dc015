import type { NoticeRecipients } from '@naya/contract/site-info/notice-recipients';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { users } from '../tables/accounts.ts';

type Found = { chosen: NoticeRecipients; owners: string[] };

const found = prepareOnce((db) =>
  db
    .select({
      chosen: sql<NoticeRecipients | null>`(select value -> 'recipients' from site_documents where key = 'setup')`,
      owners: sql<
        string[] | null
      >`array_agg(${users.email} order by ${users.createdAt}) filter (where ${users.role} = 'owner' and ${users.active})`,
    })
    .from(users)
    .prepare('notice_recipients'),
);

/** Whom the owners have chosen for each kind of notice, and the e-mails of the owners themselves. */
export async function findNoticeRecipients(db: Db): Promise<Found> {
  const [row] = await found(db).execute();
  return { chosen: row?.chosen ?? {}, owners: row?.owners ?? [] };
}
