import { findFeaturedFault } from '@naya/contract/franchises/featured';
import { readFranchiseRow } from '@naya/contract/franchises/csv';
import { lineOf, type ImportReport } from '@naya/contract/franchises/import-report';
import { franchiseFormSchema } from '@naya/contract/franchises/office-form';
import { readOwnId } from '@naya/contract/own-id';
import { findTrade } from '@naya/db/categories';
import type { Db } from '@naya/db/client';
import { listCategoryIds, listIdsByName } from '@naya/db/franchises/office';
import { findRecords, type RecordValues } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import { CoreError, invalid } from '../errors.ts';
import { differences } from '../history.ts';
import { findFranchiseWarnings } from '../records/franchise-warnings.ts';
import { listTaken } from '../records/save-record.ts';
import { parse } from '../parse.ts';

/** A row as it is to be stored; `before` is the franchise that it changes. */
export type CheckedRow = {
  line: number;
  name: string;
  does: 'created' | 'changed' | 'unchanged';
  before: FranchiseRow | null;
  values: RecordValues<'franchises'>;
};

type Checked = Pick<ImportReport, 'faults' | 'warnings'> & { checked: CheckedRow[] };

/** Reads, and locks nothing: whoever saves meanwhile does not wait. */
export async function checkImport(db: Db, rows: Record<string, string>[]): Promise<Checked> {
  const categories = await listCategoryIds(db);
  const ids = rows.flatMap(({ id = '' }) => readOwnId(id) ?? []);
  const known = await findRecords(db, 'franchises', ids);
  const slugs = newSlugs(db);
  const names = await repeatedNames(db, rows);
  const trades = readOnce((id: number) => findTrade(db, id));
  const seen = new Set<number>();
  const result: Checked = { checked: [], faults: [], warnings: [] };
  for (const [index, cells] of rows.entries()) {
    const row = { line: lineOf(index), name: cells['business_name'] ?? '' };
    try {
      const before = findBefore(cells, known);
      if (before && seen.has(before.id)) throw invalid({ id: 'This id stands in the file twice.' });
      if (before) seen.add(before.id);
      const values = readValues(cells, before, categories);
      const refused = findFeaturedFault(values, before);
      if (Object.keys(refused).length > 0) throw invalid(refused);
      await slugs.take(values, before);
      const changed = before && differences(before, values);
      const does = before ? (changed ? 'changed' : 'unchanged') : 'created';
      result.checked.push({ ...row, does, before, values });
      const warnings = {
        ...findFranchiseWarnings(values, before, await trades(values.category_id ?? 0)),
        ...names.take(values, before),
      };
      if (Object.keys(warnings).length > 0) result.warnings.push({ ...row, warnings });
    } catch (error) {
      if (!(error instanceof CoreError)) throw error;
      const { fields, message } = error;
      const errors = Object.keys(fields).length > 0 ? fields : { row: message };
      result.faults.push({ ...row, errors });
    }
  }
  return result;
}

function readOnce<Key, Found>(read: (key: Key) => Promise<Found>) {
  const known = new Map<Key, Promise<Found>>();
  return (key: Key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
}

/** A row with an id changes that franchise; one without makes a new one. */
function findBefore({ id = '' }: Record<string, string>, known: Map<number, FranchiseRow>) {
  const before = known.get(readOwnId(id) ?? 0) ?? null;
  if (id && !before) throw invalid({ id: `There is no franchise ${id}.` });
  return before;
}

/** The columns that are there; the others stay as they are. */
function readValues(
  cells: Record<string, string>,
  before: FranchiseRow | null,
  categories: Map<string, number>,
): RecordValues<'franchises'> {
  const { id: _id, category: named, status, ...given } = readFranchiseRow(cells);
  const category = typeof named === 'string' ? named : '';
  const category_id = categories.get(category.toLowerCase());
  if (category && !category_id) {
    throw invalid({ category: `There is no category "${category}".` });
  }
  const values = parse(franchiseFormSchema, {
    ...before,
    ...given,
    ...(category_id && { category_id }),
  });
  requireSameStatus(status, before?.status ?? 'pending');
  // One without an address keeps its own; a new one is given one when it is stored.
  return { ...values, slug: values.slug || (before?.slug ?? '') };
}

/** Says of a name that it is there already, in the catalogue or further up in the file. */
async function repeatedNames(db: Db, rows: Record<string, string>[]) {
  const keyOf = (name: string) => name.trim().toLowerCase();
  const wanted = rows.map(({ business_name = '' }) => keyOf(business_name)).filter(Boolean);
  const known = await listIdsByName(db, wanted);
  const above = new Set<string>();
  return {
    take(values: RecordValues<'franchises'>, before: FranchiseRow | null) {
      const key = keyOf(String(values.business_name));
      const others = (known.get(key) ?? []).filter((id) => id !== before?.id);
      const isNew = key !== keyOf(before?.business_name ?? '');
      const isAbove = above.has(key);
      above.add(key);
      if (!isNew) return {};
      if (others.length > 0) {
        return {
          business_name: `There is a franchise of this name already, with the id ${others.join(', ')}.`,
        };
      }
      return isAbove ? { business_name: 'A row above has the same name.' } : {};
    },
  };
}

/** Addresses that rows of this file take and give up, in the order in which they are stored. */
function newSlugs(db: Db) {
  const given = new Set<unknown>();
  const free = new Set<unknown>();
  return {
    async take(values: RecordValues<'franchises'>, before: FranchiseRow | null): Promise<void> {
      const { slug } = values;
      if (!slug || slug === before?.slug) return;
      const taken = given.has(slug)
        ? { slug: 'Another row has this address already' }
        : free.has(slug)
          ? {}
          : await listTaken(db, 'franchises', values, before?.id ?? null);
      if (Object.keys(taken).length > 0) throw invalid(taken);
      given.add(slug);
      free.delete(slug);
      if (before) free.add(before.slug);
    },
  };
}

/** A status changes by decisions alone, of which the submitter is told: a row may only repeat it. */
function requireSameStatus(given: unknown, current: unknown): void {
  if (!given || given === current) return;
  throw invalid({
    status: `An import does not change a status. Please write ${String(current)}, or leave it empty.`,
  });
}
