import { findWarnings, type Warnings } from '@naya/contract/franchises/warnings';
import { isFranchiseColumn, readFranchiseRow } from '@naya/contract/franchises/csv';
import { franchiseFormSchema } from '@naya/contract/franchises/office-form';
import type { ImportReport } from '@naya/contract/franchises/import-report';
import { readOwnId } from '@naya/contract/own-id';
import type { Db } from '@naya/db/client';
import { listCategoryIds } from '@naya/db/franchises/office';
import { lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, invalid } from '../errors.ts';
import { parse } from '../submissions/submission.ts';
import type { Actor } from '../office/actor.ts';
import { saveChanges, createInTransaction } from '../office/save-record.ts';

const mostRows = 5_000;

class NotKept extends Error {}

type ImportOptions = {
  /** All of it is done, and nothing kept. */
  dryRun: boolean;
  acceptWarnings: boolean;
};

/** All rows or none; a dry run does all of it and keeps nothing. */
export async function importFranchises(
  { db }: Context,
  actor: Actor,
  rows: Record<string, string>[],
  { dryRun, acceptWarnings }: ImportOptions,
): Promise<ImportReport> {
  if (rows.length === 0) throw invalid({ file: 'There are no rows in this file.' });
  if (rows.length > mostRows) throw invalid({ file: `Please import at most ${mostRows} rows.` });
  const ignored = Object.keys(rows[0] ?? {}).filter((name) => !isFranchiseColumn(name));
  const report: ImportReport = {
    rows: rows.length,
    created: 0,
    changed: 0,
    unchanged: 0,
    faults: [],
    warnings: [],
    ignored,
    saved: false,
  };
  try {
    await db.transaction(async (tx) => {
      const categories = await listCategoryIds(tx);
      for (const [index, cells] of rows.entries()) {
        const line = index + 2;
        try {
          const { done, warnings } = await tx.transaction((step) =>
            importRow(step, actor, categories, cells),
          );
          report[done] += 1;
          if (Object.keys(warnings).length > 0) {
            report.warnings.push({ line, name: cells['business_name'] ?? '', warnings });
          }
        } catch (error) {
          if (!(error instanceof CoreError)) throw error;
          const errors =
            Object.keys(error.fields).length > 0 ? error.fields : { row: error.message };
          report.faults.push({ line, name: cells['business_name'] ?? '', errors });
        }
      }
      const isDoubtful = report.warnings.length > 0 && !acceptWarnings;
      if (dryRun || isDoubtful || report.faults.length > 0) throw new NotKept();
    });
    return { ...report, saved: true };
  } catch (error) {
    if (error instanceof NotKept) return report;
    throw error;
  }
}

type ImportedRow = { done: 'created' | 'changed' | 'unchanged'; warnings: Warnings };

/** A row with an id changes that franchise, in the columns that are there; one without makes a new one. */
async function importRow(
  tx: Db,
  actor: Actor,
  categories: Map<string, number>,
  cells: Record<string, string>,
): Promise<ImportedRow> {
  const { id: _id, category: named, status, ...given } = readFranchiseRow(cells);
  const { id = '' } = cells;
  const category = typeof named === 'string' ? named : '';
  const known = readOwnId(id);
  const before = known === null ? null : await lockRecord(tx, 'franchises', known);
  if (id && !before) throw invalid({ id: `There is no franchise ${id}.` });
  const category_id = categories.get(category.toLowerCase());
  if (category && !category_id) {
    throw invalid({ category: `There is no category "${category}".` });
  }
  const values = parse(franchiseFormSchema, {
    ...before,
    ...given,
    ...(category_id && { category_id }),
  });
  const warnings = findWarnings(values, before);
  requireSameStatus(status, before?.['status'] ?? 'pending');
  if (!before) {
    await createInTransaction(tx, actor, 'franchises', values);
    return { done: 'created', warnings };
  }
  const after = await saveChanges(tx, actor, 'franchises', before, values, 'imported');
  return { done: after.version === before.version ? 'unchanged' : 'changed', warnings };
}

/** A status changes by decisions alone, of which the submitter is told: a row may only repeat it. */
function requireSameStatus(given: unknown, current: unknown): void {
  if (!given || given === current) return;
  throw invalid({
    status: `An import does not change a status. Please write ${String(current)}, or leave it empty.`,
  });
}
