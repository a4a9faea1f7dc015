import type { BrandListing, OwnBrand } from '@naya/contract/brands/entity';
import { fieldsOfForm, type ListingValues } from '@naya/contract/brands/listing-fields';
import { listingTextsSchema } from '@naya/contract/brands/listing-form';
import { pick } from '@naya/contract/pick';
import { versionSchema } from '@naya/contract/forms/office-fields';
import {
  countChangesSince,
  findWaitingChange,
  insertChange,
  listCategoryNames,
  listChanges,
} from '@naya/db/brands/changes';
import { listReviewMessages } from '@naya/db/brands/review-messages';
import type { Db } from '@naya/db/client';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context } from '../context.ts';
import { CoreError, invalid, requireFound } from '../errors.ts';
import { confirmFranchise } from '../franchises/checks.ts';
import { differences, requireVersion } from '../history.ts';
import { saveChanges } from '../records/save-record.ts';
import { parse } from '../parse.ts';
import { actorOf } from './members.ts';
import { type Person, transactionBy } from '../people.ts';

const shownChanges = 20;
/** Each change is a line for an operator to read. */
const maxChangesPerDay = 100;
const dayMs = 24 * 3_600_000;

const shown = [...fieldsOfForm('texts'), ...fieldsOfForm('claims'), ...fieldsOfForm('pictures')];

export const liveValues = (row: FranchiseRow): ListingValues => pick(row, shown);

/** A brand sees what it may change and nothing else of the row. */
export const requireListingVersion = (row: FranchiseRow, version: number): void =>
  requireVersion(row, version, { version: row.version, ...liveValues(row) });

export async function getBrandListing({ db }: Context, brand: OwnBrand): Promise<BrandListing> {
  const row = requireFound(await findRecord(db, 'franchises', brand.id), 'Franchise');
  const [waiting, changes, categories, messages] = await Promise.all([
    findWaitingChange(db, brand.id),
    listChanges(db, brand.id, shownChanges),
    listCategoryNames(db),
    listReviewMessages(db, brand.id),
  ]);
  return {
    version: row.version,
    values: liveValues(row),
    confirmed_at: row.confirmed_at,
    waiting,
    changes,
    categories,
    // The brand sees neither which operator wrote a message nor the operators' notes.
    talk: messages
      .filter(({ kind }) => kind !== 'note')
      .map((each) => (each.kind === 'ask' ? { ...each, author: null } : each)),
  };
}

/** Somebody else of the brand, or an operator, may have been quicker: nothing is saved then. */
export async function openListing(tx: Db, brand: OwnBrand, body: unknown): Promise<FranchiseRow> {
  const { version } = parse(versionSchema, body);
  const row = requireFound(await lockRecord(tx, 'franchises', brand.id), 'Franchise');
  requireListingVersion(row, version);
  const since = new Date(Date.now() - dayMs).toISOString();
  if ((await countChangesSince(tx, brand.id, since)) >= maxChangesPerDay) {
    throw new CoreError('invalid', 'tooManyChangesToday');
  }
  return row;
}

/** It may be gone since the form was opened. */
export async function requireChosenCategory(
  tx: Db,
  { category_id }: ListingValues<'claims'>,
): Promise<void> {
  if (await findRecord(tx, 'categories', category_id)) return;
  throw invalid({ category_id: 'Please choose a category' });
}

/** Stores what visitors see from now on; the operators' list says so, and they can take it back. */
export async function saveLive(
  tx: Db,
  person: Person,
  before: FranchiseRow,
  values: Partial<ListingValues>,
): Promise<void> {
  const changes = differences(before, values);
  if (!changes) return;
  await saveChanges(tx, actorOf(person), 'franchises', before, values, 'changed');
  const change = { franchise_id: before.id, person_id: person.id, state: 'live' } as const;
  await insertChange(tx, { ...change, ...changes });
}

export async function saveListingTexts(
  context: Context,
  person: Person,
  brand: OwnBrand,
  body: unknown,
): Promise<void> {
  const values = parse(listingTextsSchema, body);
  await transactionBy(context, person, async (tx) =>
    saveLive(tx, person, await openListing(tx, brand, body), values),
  );
}

/** "Everything still right": only what visitors see can be confirmed. */
export async function confirmListing(context: Context, person: Person, brand: OwnBrand) {
  await transactionBy(context, person, async (tx) => {
    const row = requireFound(await lockRecord(tx, 'franchises', brand.id), 'Franchise');
    if (row.status !== 'approved') {
      throw new CoreError('invalid', 'listingNotPublic');
    }
    await confirmFranchise(tx, actorOf(person), brand.id);
  });
}
