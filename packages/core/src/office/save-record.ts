import { acceptSchema, versionSchema } from '@naya/contract/office/fields';
import type { Db } from '@naya/db/client';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import {
  deleteRecord,
  findRecord,
  insertRecord,
  lockRecord,
  putDraft,
  updateRecord,
  type RecordRow,
  type RecordValues,
} from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, UnacceptedWarnings, requireFound } from '../errors.ts';
import { parse } from '../submissions/submission.ts';
import type { Actor } from './actor.ts';
import { withDraft } from '../drafts/with-draft.ts';
import { differences } from '../history/differences.ts';
import { freeSlug } from './free-slug.ts';
import { recordOldSlugs } from '../redirects/old-slugs.ts';
import { kindOf, type RecordName } from './records.ts';
import { requireUnique } from './require-unique.ts';
import { requireVersion } from './require-version.ts';
import { writeHistory } from '../history/write-history.ts';

export async function getRecord({ db }: Context, name: RecordName, id: number): Promise<RecordRow> {
  return withDraft(requireFound(await findRecord(db, name, id), kindOf(name).title));
}

export async function createRecord(
  { db }: Context,
  actor: Actor,
  name: RecordName,
  body: unknown,
): Promise<RecordRow> {
  const values = parse(kindOf(name).form, body);
  requireAcceptedWarnings(name, values, null, body);
  return db.transaction((tx) => createInTransaction(tx, actor, name, values));
}

export async function createInTransaction(
  tx: Db,
  actor: Actor,
  name: RecordName,
  values: RecordValues,
): Promise<RecordRow> {
  const row = await insertRecord(tx, name, await prepareValues(tx, name, values, null));
  await writeHistory(
    tx,
    actor,
    'created',
    { entity: kindOf(name).entity, id: row.id },
    {
      before: {},
      after: row,
    },
  );
  await notifyChangedTags(tx, kindOf(name).tags(row.id));
  return row;
}

/** The editor's version must be the stored one: otherwise both are shown, and nothing is saved. */
export async function saveRecord(
  { db }: Context,
  actor: Actor,
  name: RecordName,
  id: number,
  body: unknown,
): Promise<RecordRow> {
  const { form, title } = kindOf(name);
  const { version } = parse(versionSchema, body);
  const values = parse(form, body);
  return db.transaction(async (tx) => {
    const before = requireFound(await lockRecord(tx, name, id), title);
    requireVersion(before, version, withDraft(before));
    requireAcceptedWarnings(name, values, before, body);
    const after = await saveChanges(tx, actor, name, before, values, 'changed');
    const isDrafted = (name === 'blogs' || name === 'pages') && before['draft'];
    return isDrafted ? putDraft(tx, name, id, null) : after;
  });
}

/** Refuses doubtful values until the request accepts the warnings. */
function requireAcceptedWarnings(
  name: RecordName,
  values: RecordValues,
  before: RecordRow | null,
  body: unknown,
): void {
  const warnings = kindOf(name).warn?.(values, before) ?? {};
  const isAsked = Object.keys(warnings).length > 0;
  if (isAsked && !parse(acceptSchema, body).acceptWarnings) throw new UnacceptedWarnings(warnings);
}

/** Stores what differs, and says so in the history and to the caches. */
export async function saveChanges(
  tx: Db,
  actor: Pick<Actor, 'email'>,
  name: RecordName,
  before: RecordRow,
  values: RecordValues,
  action: string,
): Promise<RecordRow> {
  const kind = kindOf(name);
  const wanted = await prepareValues(tx, name, values, before);
  const changes = differences(before, wanted);
  if (!changes) return before;
  const after = await updateRecord(tx, name, before.id, changes.after);
  await recordOldSlugs(tx, name, before, after);
  await writeHistory(tx, actor, action, { entity: kind.entity, id: before.id }, changes);
  await notifyChangedTags(tx, kind.tags(before.id));
  return after;
}

export async function removeRecord({ db }: Context, actor: Actor, name: RecordName, id: number) {
  const { title, entity, tags, neededBy } = kindOf(name);
  return db.transaction(async (tx) => {
    const before = requireFound(await lockRecord(tx, name, id), title);
    const needed = await neededBy?.(tx, id);
    if (needed) throw new CoreError('invalid', needed);
    await deleteRecord(tx, name, id);
    await writeHistory(tx, actor, 'deleted', { entity, id }, { before, after: {} });
    await notifyChangedTags(tx, tags(id));
    return before;
  });
}

/** Cleaned, with a slug, and with nothing that another record has already. */
async function prepareValues(
  tx: Db,
  name: RecordName,
  given: RecordValues,
  before: RecordRow | null,
): Promise<RecordValues> {
  const { prepare, slugFrom } = kindOf(name);
  const values = { ...given };
  if (slugFrom && slugFrom.field in values && !values['slug']) {
    const title = String(values[slugFrom.field]);
    values['slug'] = before?.['slug'] ?? (await freeSlug(tx, name, title));
  }
  await requireUnique(tx, name, values, before?.id ?? null);
  return prepare && 'content' in values ? prepare(values, before) : values;
}
