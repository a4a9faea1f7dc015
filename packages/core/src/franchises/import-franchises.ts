import { say } from '@naya/contract/messages/catalogue';
import { isFranchiseColumn } from '@naya/contract/franchises/csv';
import { csvLine, csvMark, readCell } from '@naya/contract/csv';
import {
  describeStored,
  lineOf,
  reasonColumn,
  type ImportReport,
} from '@naya/contract/franchises/import-report';
import type { Db } from '@naya/db/client';
import { lockRecords } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context, Actor } from '../context.ts';
import { CoreError, invalid } from '../errors.ts';
import { saveChanges, createInTransaction } from '../records/save-record.ts';
import { checkImport, type CheckedRow } from './check-import.ts';

const maxRows = 5_000;
/** Others who save what one of these rows changes wait for no more than this. */
const rowsPerBatch = 100;

type ImportOptions = {
  /** Everything is checked, nothing stored, and nobody waits for it. */
  dryRun: boolean;
  acceptWarnings: boolean;
  /** Rows without a fault are stored though others have one. */
  skipFaulty: boolean;
};

/** Checks all rows first; a file with a fault is not begun, unless the faulty rows are to be left out. Then it stores them, batch after batch, and ends at the first that fails. */
export async function importFranchises(
  { db }: Context,
  actor: Actor,
  rows: Record<string, string>[],
  { dryRun, acceptWarnings, skipFaulty }: ImportOptions,
): Promise<ImportReport> {
  if (rows.length === 0) throw invalid({ file: 'There are no rows in this file.' });
  if (rows.length > maxRows) throw invalid({ file: `Please import at most ${maxRows} rows.` });
  const { checked, faults, warnings } = await checkImport(db, rows);
  const report: ImportReport = {
    rows: rows.length,
    ...countRows(checked),
    faults,
    warnings,
    rejected: writeRejected(rows, faults),
    ignored: Object.keys(rows[0] ?? {}).filter(
      (name) => !isFranchiseColumn(name) && name !== reasonColumn,
    ),
    stored: 0,
    saved: false,
  };
  const isDoubtful = warnings.length > 0 && !acceptWarnings;
  if (dryRun || isDoubtful || (faults.length > 0 && !skipFaulty)) return report;
  for (let stored = 0; stored < checked.length; stored += rowsPerBatch) {
    const batch = checked.slice(stored, stored + rowsPerBatch);
    try {
      await db.transaction((tx) => storeBatch(tx, actor, batch));
    } catch (error) {
      const counts = countRows(checked.slice(0, stored));
      const failed = { ...report, ...counts, stored };
      const left = checked
        .slice(stored)
        .map(({ line, name }) => ({ line, name, errors: notReached }));
      if (error instanceof RowFailed) {
        const { fault } = error;
        const others = left.filter(({ line }) => line !== fault.line);
        const rejected = writeRejected(rows, [...faults, fault, ...others]);
        return { ...failed, faults: [...faults, fault], rejected };
      }
      if (stored === 0) throw error;
      // The lines are told as they stand in the file.
      throw new ImportStopped({ ...failed, stored: (checked[stored - 1]?.line ?? 1) - 1 }, error);
    }
  }
  return { ...report, stored: checked.length, saved: true };
}

const notReached = { row: 'Not stored: the import ended above it.' };

/** Rows as they came, in their order, each with what is wrong. */
function writeRejected(rows: Record<string, string>[], faults: ImportReport['faults']): string {
  if (faults.length === 0) return '';
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== reasonColumn);
  const lines = faults
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, errors }) => {
      const cells = rows[line - lineOf(0)] ?? {};
      const reasons = Object.entries(errors).map(([field, text]) => `${field}: ${text}`);
      // A cell came with the apostrophe that guards it: it is written with one again.
      return [...names.map((name) => readCell(cells[name] ?? '')), reasons.join(' ')];
    });
  return csvMark + [[...names, reasonColumn], ...lines].map(csvLine).join('');
}

function countRows(rows: CheckedRow[]) {
  const count = (wanted: CheckedRow['does']) => rows.filter(({ does }) => does === wanted).length;
  return { created: count('created'), changed: count('changed'), unchanged: count('unchanged') };
}

/** A row that was right when the file was checked cannot be stored any more. */
class RowFailed extends Error {
  readonly fault: ImportReport['faults'][number];

  constructor({ line, name }: CheckedRow, { fields, message }: CoreError) {
    super(message);
    const errors = Object.keys(fields).length > 0 ? fields : { row: message };
    this.fault = { line, name, errors };
  }
}

class ImportStopped extends CoreError {
  constructor(report: ImportReport, cause: unknown) {
    super('unavailable', say('importStopped', { stored: describeStored(report) }));
    this.cause = cause;
  }
}

async function storeBatch(tx: Db, actor: Actor, batch: CheckedRow[]): Promise<void> {
  const ids = batch.flatMap(({ before }) => before?.id ?? []);
  const current = await lockRecords(tx, 'franchises', ids);
  for (const row of batch) {
    try {
      await storeRow(tx, actor, row, current);
    } catch (error) {
      throw error instanceof CoreError ? new RowFailed(row, error) : error;
    }
  }
}

async function storeRow(
  tx: Db,
  actor: Actor,
  { before, values }: CheckedRow,
  current: Map<number, FranchiseRow>,
): Promise<void> {
  if (!before) {
    await createInTransaction(tx, actor, 'franchises', values);
    return;
  }
  const now = current.get(before.id);
  if (now?.version !== before.version) {
    throw new CoreError('conflict', 'changedSinceCheck');
  }
  await saveChanges(tx, actor, 'franchises', now, values, 'imported');
}
