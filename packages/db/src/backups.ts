import { desc, inArray, isNotNull, notInArray, sql } from './drizzle.ts';
import type { Db } from './client.ts';
import { backups, type BackupRow } from './tables/backups.ts';

/** The newest first. */
export async function listBackups(db: Db): Promise<BackupRow[]> {
  return await db.select().from(backups).orderBy(desc(backups.made_at));
}

export async function insertBackup(
  db: Db,
  backup: Pick<BackupRow, 'name' | 'made_at' | 'bytes' | 'rows' | 'pictures'>,
): Promise<void> {
  await db.insert(backups).values(backup);
}

export async function noteTry(db: Db, name: string, fault: string | null): Promise<void> {
  await db
    .update(backups)
    .set({ tried_at: sql`now()`, try_fault: fault })
    .where(inArray(backups.name, [name]));
}

/** When any of them was restored last, as it should be. */
export async function findLastGoodTry(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ at: backups.tried_at })
    .from(backups)
    .where(sql`${isNotNull(backups.tried_at)} and ${backups.try_fault} is null`)
    .orderBy(desc(backups.tried_at))
    .limit(1);
  return row?.at ?? null;
}

/** Makes the list that of the files which are there: a restored database knows none, and files come and go by hand. */
export async function matchBackups(
  db: Db,
  found: Pick<BackupRow, 'name' | 'made_at' | 'bytes'>[],
): Promise<void> {
  const names = found.map(({ name }) => name);
  await db.delete(backups).where(names.length > 0 ? notInArray(backups.name, names) : sql`true`);
  if (found.length > 0) await db.insert(backups).values(found).onConflictDoNothing();
}

type Making = { isRunning: boolean; fault: string | null };

/** How it stands with the last backup that was asked for, by the clock or by a person. */
export async function readMaking(db: Db): Promise<Making> {
  const { rows } = await db.execute<Making>(sql`
    select state in ('created', 'active') as "isRunning",
      case when state in ('retry', 'failed') then coalesce(output->>'message', 'unknown') end as fault
    from pgboss.job where name = 'make-backup' order by created_on desc limit 1`);
  return rows[0] ?? { isRunning: false, fault: null };
}
