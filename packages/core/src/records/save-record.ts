import { acceptSchema, versionSchema } from '@naya/contract/forms/office-fields';
import type { Db } from '@naya/db/client';
import { notifyChangedTags } from '@naya/db/notify-changed';
import {
  deleteRecord,
  findRecord,
  insertRecord,
  lockRecord,
  lockRecordToDelete,
  putDraft,
  updateRecord,
  type RecordRow,
  type RecordValues,
  lockSlug,
  isTaken,
} from '@naya/db/office/records';
import type { Context, Actor } from '../context.ts';
import { CoreError, UnacceptedWarnings, requireFound, invalid } from '../errors.ts';
import { parse } from '../parse.ts';
import { differences, requireVersion, type Values, writeHistory } from '../history.ts';
import { kindOf, type RecordName } from './kinds.ts';
import { slugOf } from '@naya/contract/slug';
import { findFreeSlug, insertRedirect } from '@naya/db/slugs';
import type { TextDraft } from '@naya/db/columns';

export async function getRecord<Name extends RecordName>(
  { db }: Context,
  name: Name,
  id: number,
): Promise<RecordRow<Name>> {
  return withDraft(requireFound(await findRecord(db, name, id), kindOf(name).title));
}

export async function createRecord<Name extends RecordName>(
  { db }: Context,
  actor: Actor,
  name: Name,
  body: unknown,
): Promise<RecordRow<Name>> {
  const values = parse(kindOf(name).form, body);
  return db.transaction(async (tx) => {
    await requireAcceptedWarnings(tx, name, values, null, body);
    return createInTransaction(tx, actor, name, values);
  });
}

export async function createInTransaction<Name extends RecordName>(
  tx: Db,
  actor: Actor,
  name: Name,
  values: RecordValues<Name>,
): Promise<RecordRow<Name>> {
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
  await notifyChangedTags(tx, kindOf(name).tags(null, row));
  return row;
}

/** The editor's version must be the stored one: otherwise both are shown, and nothing is saved. */
export async function saveRecord<Name extends RecordName>(
  { db }: Context,
  actor: Actor,
  name: Name,
  id: number,
  body: unknown,
): Promise<RecordRow<Name>> {
  const { form, title } = kindOf(name);
  const { version } = parse(versionSchema, body);
  const values = parse(form, body);
  return db.transaction(async (tx) => {
    const before = requireFound(await lockRecord(tx, name, id), title);
    requireVersion(before, version, withDraft(before));
    await requireAcceptedWarnings(tx, name, values, before, body);
    const after = await saveChanges(tx, actor, name, before, values, 'changed');
    if (!('draft' in before && before.draft) || (name !== 'blogs' && name !== 'pages'))
      return after;
    await putDraft(tx, name, id, null);
    return requireFound(await findRecord(tx, name, id), title);
  });
}

/** Refuses doubtful values until the request accepts the warnings. */
export async function requireAcceptedWarnings<Name extends RecordName>(
  tx: Db,
  name: Name,
  values: RecordValues<Name>,
  before: RecordRow<Name> | null,
  body: unknown,
): Promise<void> {
  const warnings = (await kindOf(name).warn?.(tx, values, before)) ?? {};
  const isAsked = Object.keys(warnings).length > 0;
  if (isAsked && !parse(acceptSchema, body).acceptWarnings) throw new UnacceptedWarnings(warnings);
}

/** Stores what differs, and says so in the history and to the caches. */
export async function saveChanges<Name extends RecordName>(
  tx: Db,
  actor: Pick<Actor, 'email'>,
  name: Name,
  before: RecordRow<Name>,
  values: RecordValues<Name>,
  action: string,
): Promise<RecordRow<Name>> {
  const kind = kindOf(name);
  const wanted = await prepareValues(tx, name, values, before);
  const changes = differences(before, wanted);
  if (!changes) return before;
  const after = await updateRecord(tx, name, before.id, changes.after);
  await recordOldSlugs(tx, name, before, after);
  await writeHistory(tx, actor, action, { entity: kind.entity, id: before.id }, changes);
  await notifyChangedTags(tx, kind.tags(before, after));
  return after;
}

export async function removeRecord<Name extends RecordName>(
  { db }: Context,
  actor: Actor,
  name: Name,
  id: number,
) {
  const { title, entity, tags, neededBy } = kindOf(name);
  return db.transaction(async (tx) => {
    const before = requireFound(await lockRecordToDelete(tx, name, id), title);
    const needed = await neededBy?.(tx, id);
    if (needed) throw new CoreError('invalid', needed);
    await deleteRecord(tx, name, id);
    await writeHistory(tx, actor, 'deleted', { entity, id }, { before, after: {} });
    await notifyChangedTags(tx, tags(before, null));
    return before;
  });
}

/** Cleaned, with a slug, and with nothing that another record has already. */
async function prepareValues<Name extends RecordName>(
  tx: Db,
  name: Name,
  given: RecordValues<Name>,
  before: RecordRow<Name> | null,
): Promise<RecordValues<Name>> {
  const { prepare, slugFrom, refuse } = kindOf(name);
  const refused = refuse?.(given, before) ?? {};
  if (Object.keys(refused).length > 0) throw invalid(refused);
  const title = slugFrom?.title(given);
  const values =
    title === undefined || readSlug(given)
      ? given
      : { ...given, slug: (before && readSlug(before)) ?? (await freeSlug(tx, name, title)) };
  await requireUnique(tx, name, values, before?.id ?? null);
  return prepare && 'content' in values ? prepare(values, before) : values;
}

const numbersAtEnd = /(-\d+)+$/;

/** Two brands of one name may come at the same moment, or one called 'Chai Gully 2': the second looks once the first is kept. */
const waitForSlug = (tx: Db, name: RecordName, slug: string) =>
  lockSlug(tx, name, slug.replace(numbersAtEnd, ''));

/** 'chai-gully', 'chai-gully-2', …: the next slug that no record has or had. */
export async function freeSlug(tx: Db, name: RecordName, title: string): Promise<string> {
  const { slugFrom, entity } = kindOf(name);
  const wanted = slugOf(title) || entity;
  if (!slugFrom) return wanted;
  await waitForSlug(tx, name, wanted);
  return findFreeSlug(tx, slugFrom.redirects, wanted);
}

/** Fields in which another record has the same already, with what to say about it. */
export async function listTaken<Name extends RecordName>(
  db: Db,
  name: Name,
  values: RecordValues<Name>,
  ownId: number | null,
): Promise<Record<string, string>> {
  const taken: Record<string, string> = {};
  const given: Values = values;
  const unique: Partial<Record<string, string>> = kindOf(name).unique ?? {};
  for (const [field, message] of Object.entries(unique)) {
    const value = given[field];
    if (value !== undefined && message && (await isTaken(db, name, field, value, ownId))) {
      taken[field] = message;
    }
  }
  return taken;
}

/** Refuses what another record has already; a save of the same at the same moment waits. */
export async function requireUnique<Name extends RecordName>(
  tx: Db,
  name: Name,
  values: RecordValues<Name>,
  ownId: number | null,
): Promise<void> {
  const given: Values = values;
  for (const field of Object.keys(kindOf(name).unique ?? {})) {
    const value = given[field];
    if (typeof value === 'string') await waitForSlug(tx, name, value);
  }
  const taken = await listTaken(tx, name, values, ownId);
  if (Object.keys(taken).length > 0) throw invalid(taken);
}

/** Stores slugs that a change gave up, so that old URLs redirect to the record's URL of the day. */
async function recordOldSlugs<Name extends RecordName>(
  tx: Db,
  name: Name,
  before: RecordRow<Name>,
  after: RecordRow<Name>,
): Promise<void> {
  const { slugFrom, slugsOf = (row: Slugged) => [readSlug(row) ?? ''] } = kindOf(name);
  if (!slugFrom) return;
  const present = slugsOf(after);
  for (const old_slug of slugsOf(before).filter((slug) => !present.includes(slug))) {
    await insertRedirect(tx, { entity: slugFrom.redirects, old_slug, entity_id: before.id });
  }
}

type Slugged = { slug?: string | undefined; version?: number | undefined };
const readSlug = ({ slug }: Slugged) => slug;

/** A record as its editors go on with it: its draft in place of what is published, where there is one. */
export function withDraft<Row extends { version: number; draft?: TextDraft | null }>(
  row: Row,
): Row {
  if (!row.draft) return row;
  const { values, by, at } = row.draft;
  return { ...row, ...values, draft: { by, at } };
}
