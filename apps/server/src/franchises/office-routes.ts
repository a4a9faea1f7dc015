import { readFile } from 'node:fs/promises';
import { parse as parseCsv } from 'csv-parse/sync';
import { CoreError } from '@naya/core/errors';
import { actOnFranchises } from '@naya/core/franchises/act-on-franchises';
import { getCheckFile, getChecks, recordCheck, removeCheck } from '@naya/core/franchises/checks';
import { getContact, handOverFranchise } from '@naya/core/franchises/contact';
import { exportFranchises } from '@naya/core/franchises/export-franchises';
import { importFranchises } from '@naya/core/franchises/import-franchises';
import { getReview, listFaults } from '@naya/core/franchises/review';
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
    method: 'post',
    path: '/franchises/faults',
    access: editors,
    body: 'json',
    handle: async (c, { core }) => c.json(await listFaults(core, c.var.body)),
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
      const skipFaulty = fields['skipFaulty'] === 'yes';
      const options = { dryRun, acceptWarnings, skipFaulty };
      return c.json(await importFranchises(core, c.var.actor, rows, options));
    },
  },
];

async function readRows(file: ReceivedFile | undefined): Promise<Record<string, string>[]> {
  if (!file) throw new CoreError('invalid', 'csvMissing');
  try {
    const text = decodeTable(await readFile(file.path));
    return parseCsv(text, {
      columns: true,
      delimiter: delimiterOf(text),
      bom: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreError('invalid', 'csvUnreadable', { file: reason });
  }
}

/** Excel also writes UTF-16, and on an older Windows its own character set. */
function decodeTable(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What stands between the headings: tabs in "Unicode text", semicolons by the settings of some countries. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return ['\t', ';'].find((delimiter) => count(delimiter) > count(',')) ?? ',';
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
