import { csvLine, csvMark } from '@naya/contract/csv';
import type { HistoryEntity } from '@naya/contract/history';
import { insertAuditLine, setChangesOfLine } from '@naya/db/history';
import type { ExportPart } from '@naya/db/lists';
import type { Context, Actor } from './context.ts';

const rowsPerPart = 1_000;

export type ExportedTable<Row extends { id: number }> = {
  header: readonly string[];
  listRows: (part: ExportPart) => Promise<Row[]>;
  writeCells: (rows: Row[]) => string[][] | Promise<string[][]>;
};

/**
 * A file for a spreadsheet, part by part: each is read when the one before it has been taken, and no connection to the database is
 * held meanwhile. `countRows` hears of the rows of a part before they are handed out.
 */
export async function* exportCsv<Row extends { id: number }>(
  { header, listRows, writeCells }: ExportedTable<Row>,
  countRows: (rows: number) => Promise<void> = async () => {},
): AsyncGenerator<string, void> {
  let [text, count] = [csvMark + csvLine(header), 0];
  let before: number | null = null;
  for (;;) {
    const rows: Row[] = await listRows({ before, limit: rowsPerPart });
    const cells = await writeCells(rows);
    count += rows.length;
    await countRows(count);
    yield text + cells.map(csvLine).join('');
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerPart) return;
    [text, before] = ['', last.id];
  }
}

/** Who took how much, in one line of the history; it is right at any moment, also when nobody waits for the rest. */
export function countInHistory({ db }: Context, { email }: Actor, entity: HistoryEntity) {
  const exported = { actor: email, action: 'exported', entity, entity_id: 'list' };
  let line: number | null = null;
  return async (rows: number): Promise<void> => {
    const changes = { before: {}, after: { rows } };
    if (line === null) line = await insertAuditLine(db, { ...exported, changes });
    else await setChangesOfLine(db, line, changes);
  };
}
