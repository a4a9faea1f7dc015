import { readFile } from 'node:fs/promises';
import { franchiseColumns, type FranchiseColumn } from '@naya/contract/franchises/csv';
import { toCsv } from '@naya/contract/office/csv';
import type { ReceivedFile } from '@naya/core/submissions/received-form';
import { CoreError } from '@naya/core/errors';
import { actOnFranchises } from '@naya/core/franchises/act-on-franchises';
import { getContact, handOverFranchise } from '@naya/core/franchises/contact';
import { importFranchises } from '@naya/core/franchises/import-franchises';
import { getReview } from '@naya/core/franchises/review';
import { listFranchisesForExport } from '@naya/db/franchises/office';
import { parse as parseCsv } from 'csv-parse/sync';
import { recordRoutes } from '../office/content-routes.ts';
import { answerCsv, idOf, queryOf } from '../office/request.ts';
import { editors, type OfficeRoute } from '../office/route.ts';

const header = Object.keys(franchiseColumns) as FranchiseColumn[];

export const franchiseRoutes: OfficeRoute[] = [
  ...recordRoutes('franchises'),
  {
    method: 'get',
    path: '/franchises/:id{\\d+}/review',
    access: editors,
    handle: async (c, { core }) => c.json(await getReview(core, idOf(c, 'Franchise'))),
  },
  {
    method: 'get',
    path: '/franchises/:id{\\d+}/contact',
    access: editors,
    handle: async (c, { core }) => c.json(await getContact(core, idOf(c, 'Franchise'))),
  },
  {
    method: 'put',
    path: '/franchises/:id{\\d+}/contact',
    access: editors,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await handOverFranchise(core, c.var.actor, idOf(c, 'Franchise'), c.var.body)),
  },
  {
    method: 'post',
    path: '/franchises/actions',
    access: editors,
    body: 'json',
    async handle(c, { core }) {
      const data = await actOnFranchises(core, c.var.actor, c.var.body);
      return c.json({ data });
    },
  },
  {
    method: 'get',
    path: '/franchises/export.csv',
    access: editors,
    async handle(c, { core }) {
      const rows = await listFranchisesForExport(core.db, queryOf(c).filter);
      const cells = rows.map((row) =>
        header.map((name) => franchiseColumns[name].write(row[name])),
      );
      return answerCsv(c, 'franchises.csv', toCsv(header, cells));
    },
  },
  {
    method: 'post',
    path: '/franchises/import',
    access: editors,
    body: 'form',
    async handle(c, { core }) {
      const { files, fields } = c.var.form;
      const rows = await readRows(files.get('file'));
      const dryRun = fields['dryRun'] !== 'no';
      const acceptWarnings = fields['acceptWarnings'] === 'yes';
      const options = { dryRun, acceptWarnings };
      return c.json(await importFranchises(core, c.var.actor, rows, options));
    },
  },
];

async function readRows(file: ReceivedFile | undefined): Promise<Record<string, string>[]> {
  if (!file) throw new CoreError('invalid', 'Please choose a CSV file.');
  try {
    return parseCsv(await readFile(file.path, 'utf8'), {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreError('invalid', 'This file is not readable CSV.', { file: reason });
  }
}
