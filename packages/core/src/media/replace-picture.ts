import type { DocumentKey } from '@naya/contract/site-info/office-forms';
import { pictureReplacedAction } from '@naya/contract/history';
import type { PictureUse } from '@naya/contract/media/office-form';
import { mediaUrl } from '@naya/contract/urls';
import type { Db } from '@naya/db/client';
import { pictureEntity, updateMedia } from '@naya/db/media/pictures';
import { listPictureUses } from '@naya/db/media/uses';
import { lockRecord, putDraft } from '@naya/db/office/records';
import { lockDocument, putDocumentDraft } from '@naya/db/site-info/office';
import type { Context, Actor } from '../context.ts';
import { CoreError } from '../errors.ts';
import { differences, isSame, writeHistory } from '../history.ts';
import { nameOf } from '../records/kinds.ts';
import { saveChanges } from '../records/save-record.ts';
import { asDocument, putDocument } from '../site-info/save-document.ts';
import { lockPicture } from './library.ts';
import type { StoredPicture } from '../media-store.ts';

type Swap = <Value>(value: Value) => Value;
const action = 'picture replaced';

/** Names the new picture wherever the old one is named, however deep. The old focal point says nothing about the new one. */
function swapUrls(oldHash: string, url: string): Swap {
  const named = new RegExp(
    `/media/${oldHash}-\\d+x\\d+\\.[a-z0-9]+(?:#colour=[\\da-f]{6})?(?:(?:#|&amp;|&)focus=\\d{1,3},\\d{1,3})?`,
    'g',
  );
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(named, url);
    if (Array.isArray(value)) return value.map(swap);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, swap(each)]));
  };
  return swap as Swap;
}

async function swapInRecord(tx: Db, actor: Actor, { entity, id }: PictureUse, swap: Swap) {
  const name = nameOf(entity);
  const row = name && (await lockRecord(tx, name, Number(id)));
  if (!row) return;
  const published = { ...row, draft: null };
  const changes = differences(published, swap(published));
  if (changes) await saveChanges(tx, actor, name, row, changes.after, action);
  if ('draft' in row && row.draft && (name === 'blogs' || name === 'pages')) {
    await putDraft(tx, name, row.id, swap(row.draft));
  }
}

async function swapInDocument(tx: Db, actor: Actor, key: DocumentKey, swap: Swap) {
  const before = asDocument(key, await lockDocument(tx, key));
  const value = swap(before.value);
  if (!isSame(before.value, value)) await putDocument(tx, actor, before, value, action);
  if (before.draft) await putDocumentDraft(tx, key, value, swap(before.draft));
}

/** Every record that shows the old picture shows the new one; each says so in its own history. */
export async function replacePicture(
  { db }: Context,
  actor: Actor,
  hash: string,
  picture: StoredPicture,
) {
  if (picture.hash === hash) throw new CoreError('invalid', 'samePicture');
  const swap = swapUrls(hash, mediaUrl(picture));
  await db.transaction(async (tx) => {
    const { alt, original_name } = await lockPicture(tx, hash);
    for (const use of (await listPictureUses(tx, [hash])).get(hash) ?? []) {
      if (use.entity === 'document') {
        await swapInDocument(tx, actor, use.id as DocumentKey, swap);
      } else await swapInRecord(tx, actor, use, swap);
    }
    await updateMedia(tx, picture.hash, { alt, original_name, kept: true });
    const isStillUsed = (await listPictureUses(tx, [hash])).has(hash);
    const gone = isStillUsed ? null : new Date().toISOString();
    await updateMedia(tx, hash, { deleted_at: gone });
    await writeHistory(
      tx,
      actor,
      pictureReplacedAction,
      { entity: pictureEntity, id: hash },
      { before: { picture: hash }, after: { picture: picture.hash } },
    );
  });
}
