import { draftActions } from '@naya/contract/history';
import { versionSchema } from '@naya/contract/forms/office-fields';
import type { Db } from '@naya/db/client';
import type { Context, Actor } from '../context.ts';
import { differences, writeHistory, requireVersion, type Values } from '../history.ts';
import { parse } from '../parse.ts';
import type { DraftedText, StoredText } from './texts.ts';
import { withDraft } from '../records/save-record.ts';

/** Stores what an editor has typed; visitors go on reading what is published. */
export async function saveDraft(
  { db }: Context,
  actor: Actor,
  text: DraftedText,
  body: unknown,
): Promise<StoredText> {
  const { version } = parse(versionSchema, body);
  const values = text.read(body as Values);
  return db.transaction(async (tx) => {
    const before = await text.lock(tx);
    requireVersion(before, version, withDraft(before));
    return putDraftIn(tx, actor, text, before, values);
  });
}

/** A draft that says what is published is none. The history compares it with what is published. */
export async function putDraftIn(
  tx: Db,
  actor: Actor,
  text: DraftedText,
  before: StoredText,
  given: Values,
): Promise<StoredText> {
  const values = 'slug' in given ? { ...given, slug: given['slug'] || before['slug'] } : given;
  const changes = differences(before, values);
  const draft = { values, by: actor.email, at: new Date().toISOString() };
  await text.put(tx, changes && draft);
  if (changes) await writeHistory(tx, actor, draftActions.saved, text, changes);
  return withDraft(await text.lock(tx));
}

/** The published text stays; the history keeps the draft's. */
export async function discardDraft({ db }: Context, actor: Actor, text: DraftedText) {
  return db.transaction(async (tx) => {
    const before = await text.lock(tx);
    if (!before.draft) return before;
    const changes = differences(before, before.draft.values);
    await text.put(tx, null);
    const taken = changes ? { before: changes.after, after: changes.before } : {};
    await writeHistory(tx, actor, draftActions.discarded, text, taken);
    return text.lock(tx);
  });
}
