import type { BrandListing, OwnBrand } from '@naya/contract/brands/entity';
import { fieldsOfForm } from '@naya/contract/brands/listing-fields';
import { listingTextsSchema } from '@naya/contract/brands/listing-form';
import { versionSchema } from '@naya/contract/office/fields';
import {
  countChangesSince,
  findWaitingChange,
  insertChange,
  listCategoryNames,
  listChanges,
} from '@naya/db/brands/changes';
import { listTalk } from '@naya/db/brands/talk';
import type { Db } from '@naya/db/client';
import { findRecord, lockRecord, type RecordRow, type RecordValues } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, invalid, requireFound } from '../errors.ts';
import { confirmFranchise } from '../franchises/checks.ts';
import { differences } from '../history/differences.ts';
import { requireVersion } from '../office/require-version.ts';
import { saveChanges } from '../office/save-record.ts';
import { parse } from '../submissions/submission.ts';
import { actorOf, type Person } from './members.ts';

const shownChanges = 20;
/** Each change is a line for an operator to read. */
const mostChangesADay = 100;
const dayMs = 24 * 3_600_000;

const shown = [...fieldsOfForm('texts'), ...fieldsOfForm('claims'), ...fieldsOfForm('pictures')];

export const liveValues = (row: RecordRow): RecordValues =>
  Object.fromEntries(shown.map((name) => [name, row[name] ?? null]));

/** A brand sees what it may change and nothing else of the row. */
export const requireListingVersion = (row: RecordRow, version: number): void =>
  requireVersion(row, version, { version: row.version, ...liveValues(row) });

export async function getBrandListing({ db }: Context, brand: OwnBrand): Promise<BrandListing> {
  const row = requireFound(await findRecord(db, 'franchises', brand.id), 'Franchise');
  const [waiting, changes, categories, talk] = await Promise.all([
    findWaitingChange(db, brand.id),
    listChanges(db, brand.id, shownChanges),
    listCategoryNames(db),
    listTalk(db, brand.id),
  ]);
  return {
    version: row.version,
    values: liveValues(row),
    confirmed_at: (row['confirmed_at'] as string | null) ?? null,
    waiting,
    changes,
    categories,
    // The brand sees neither which operator wrote a message nor the operators' notes.
    talk: talk
      .filter(({ kind }) => kind !== 'note')
      .map((each) => (each.kind === 'ask' ? { ...each, author: null } : each)),
  };
}

/** Somebody else of the brand, or an operator, may have been quicker: nothing is saved then. */
export async function openListing(tx: Db, brand: OwnBrand, body: unknown): Promise<RecordRow> {
  const { version } = parse(versionSchema, body);
  const row = requireFound(await lockRecord(tx, 'franchises', brand.id), 'Franchise');
  requireListingVersion(row, version);
  const since = new Date(Date.now() - dayMs).toISOString();
  if ((await countChangesSince(tx, brand.id, since)) >= mostChangesADay) {
    throw new CoreError('invalid', 'That is a lot of changes for a day. Please go on tomorrow.');
  }
  return row;
}

/** It may be gone since the form was opened. */
export async function requireChosenCategory(tx: Db, { category_id }: RecordValues): Promise<void> {
  if (await findRecord(tx, 'categories', Number(category_id))) return;
  throw invalid({ category_id: 'Please choose a category' });
}

/** Stores what visitors see from now on; the operators' list says so, and they can take it back. */
export async function saveLive(
  tx: Db,
  person: Person,
  before: RecordRow,
  values: RecordValues,
): Promise<void> {
  const changes = differences(before, values);
  if (!changes) return;
  await saveChanges(tx, actorOf(person), 'franchises', before, values, 'changed');
  const change = { franchise_id: before.id, person_id: person.id, state: 'live' } as const;
  await insertChange(tx, { ...change, ...changes });
}

export async function saveListingTexts(
  { db }: Context,
  person: Person,
  brand: OwnBrand,
  body: unknown,
): Promise<void> {
  const values = parse(listingTextsSchema, body);
  await db.transaction(async (tx) =>
    saveLive(tx, person, await openListing(tx, brand, body), values),
  );
}

/** "Everything still right": only what visitors see can be confirmed. */
export async function confirmListing({ db }: Context, person: Person, brand: OwnBrand) {
  if (brand.status !== 'approved') {
    throw new CoreError('invalid', 'This listing is not on the site now.');
  }
  await db.transaction((tx) => confirmFranchise(tx, actorOf(person), brand.id));
}
