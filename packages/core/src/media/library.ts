import { pictureFormSchema } from '@naya/contract/media/office-form';
import type { Db } from '@naya/db/client';
import type { AuditLineRow } from '@naya/db/tables/history';
import { lockMedia, pictureEntity, updateMedia } from '@naya/db/media/pictures';
import type { MediaRow } from '@naya/db/tables/media';
import { listPictureUses } from '@naya/db/media/uses';
import { isUndoable } from '@naya/contract/history';
import type { Context, Actor } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { differences, type Differences, writeHistory, requireUntouched } from '../history.ts';
import { parse } from '../parse.ts';

export async function lockPicture(tx: Db, hash: string): Promise<MediaRow> {
  const picture = await lockMedia(tx, hash);
  return requireFound(picture?.deleted_at ? null : picture, 'Picture');
}

/** Stores what differs, and says so in the history. */
async function change(
  tx: Db,
  actor: Actor,
  before: MediaRow,
  values: Partial<MediaRow>,
  action: string,
): Promise<MediaRow> {
  const changes = differences(before, values);
  if (!changes) return before;
  const { hash } = before;
  const after = await updateMedia(tx, hash, changes.after);
  await writeHistory(tx, actor, action, { entity: pictureEntity, id: hash }, changes);
  return after;
}

/** Its name, what it shows, and the point that stays in view; pages that show it already stay as they are. */
export async function describePicture({ db }: Context, actor: Actor, hash: string, body: unknown) {
  const values = parse(pictureFormSchema, body);
  return db.transaction(async (tx) =>
    change(tx, actor, await lockPicture(tx, hash), values, 'changed'),
  );
}

/** Takes a picture out of the library, if nothing shows it. Its file stays for a month, so it can come back. */
export async function removePicture({ db }: Context, actor: Actor, hash: string) {
  return db.transaction(async (tx) => {
    const before = await lockPicture(tx, hash);
    const uses = (await listPictureUses(tx, [hash])).get(hash);
    if (uses) {
      throw new CoreError('invalid', 'pictureShown');
    }
    return change(tx, actor, before, { deleted_at: new Date().toISOString() }, 'deleted');
  });
}

export async function undoPicture(tx: Db, actor: Actor, line: AuditLineRow) {
  const changes = line.changes as Differences;
  if (!isUndoable({ ...line, changes })) throw new CoreError('invalid', 'notUndoable');
  const current = requireFound(await lockMedia(tx, line.entity_id), 'Picture');
  requireUntouched(current, changes.after);
  return change(tx, actor, current, changes.before, 'undone');
}
