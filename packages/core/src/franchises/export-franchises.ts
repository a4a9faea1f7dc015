import { franchiseColumns, type FranchiseColumn } from '@naya/contract/franchises/csv';
import type { ListQuery } from '@naya/contract/office/list-query';
import { listFranchisesForExport } from '@naya/db/franchises/office';
import type { Context, Actor } from '../context.ts';
import { countInHistory, exportCsv } from '../export-csv.ts';

const header = Object.keys(franchiseColumns) as FranchiseColumn[];

/** The franchises of a list as a table that can be imported again; who took it stands in the history. */
export const exportFranchises = (context: Context, actor: Actor, { filter }: ListQuery) =>
  exportCsv(
    {
      header,
      listRows: (part) => listFranchisesForExport(context.db, filter, part),
      writeCells: (rows) =>
        rows.map((row) => header.map((name) => franchiseColumns[name].write(row[name]))),
    },
    countInHistory(context, actor, 'franchise'),
  );
