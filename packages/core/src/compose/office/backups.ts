import type { Actor, Context } from '../../context.ts';
import { CoreError } from '../../errors.ts';
import { writeHistory } from '../../history.ts';

/** One is made beside everything else; while one is being made or waits, asking again changes nothing. */
export async function askForBackup(
  { db, enqueue }: Context,
  actor: Actor,
  { isOn }: { isOn: boolean },
): Promise<void> {
  if (!isOn) throw new CoreError('invalid', 'noBackupKey');
  await db.transaction(async (tx) => {
    await enqueue(tx, 'make-backup', {});
    await writeHistory(tx, actor, 'asked for', { entity: 'backup', id: 'backup' }, {});
  });
}

export async function noteDownload({ db }: Context, actor: Actor, name: string): Promise<void> {
  await writeHistory(db, actor, 'downloaded', { entity: 'backup', id: name }, {});
}
