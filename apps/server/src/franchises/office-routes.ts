import { readFile } from 'node:fs/promises';
import { parse as parseCsv } from 'csv-parse/sync';
import { CoreError } from '@naya/core/errors';
import { actOnFranchises } from '@naya/core/franchises/act-on-franchises';
import { getCheckFile, getChecks, recordCheck, removeCheck } from '@naya/core/franchises/checks';
import { getContact, handOverFranchise } from '@naya/core/franchises/contact';
import { exportFranchises } from '@naya/core/franchises/export-franchises';
import { importFranchises } from '@naya/core/franchises/import-franchises';
import { getReview } from '@naya/core/franchises/review';
import type { ReceivedFile } from '@naya/core/submissions/received-form';
import { answerCsv } from '../http/respond.ts';
import { recordRoutes } from '../office/record-routes.ts';
import { idOf, queryOf, editors, type OfficeRoute, answerPrivateFile } from '../office/route.ts';

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
    handle: async (c, { background }) =>
      answerCsv(c, 'franchises.csv', exportFranchises(background, c.var.actor, queryOf(c))),
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
  if (!file) throw new CoreError('invalid', 'csvMissing');
  try {
    return parseCsv(await readFile(file.path, 'utf8'), {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreError('invalid', 'csvUnreadable', { file: reason });
  }
}

export const checkRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/franchises/:id{\\d+}/checks',
    access: editors,
    handle: async (c, { core }) => c.json(await getChecks(core, idOf(c, 'Franchise'))),
  },
  {
    method: 'post',
    path: '/franchises/:id{\\d+}/checks',
    access: editors,
    body: 'form',
    handle: async (c, { core }) =>
      c.json(await recordCheck(core, c.var.actor, idOf(c, 'Franchise'), c.var.form), 201),
  },
  {
    method: 'get',
    path: '/checks/:id{\\d+}/file',
    access: editors,
    handle: async (c, { core }) => answerPrivateFile(c, await getCheckFile(core, idOf(c, 'File'))),
  },
  {
    method: 'delete',
    path: '/checks/:id{\\d+}',
    access: editors,
    handle: async (c, { core }) => c.json(await removeCheck(core, c.var.actor, idOf(c, 'Check'))),
  },
];
