import { toDecimal } from '@naya/contract/billing/amounts';
import { gstCodeOf, stateTaxName } from '@naya/contract/billing/gst-states';
import type { Invoice } from '@naya/contract/billing/entity';
import { csvLine, csvMark } from '@naya/contract/csv';
import { listInvoicesBetween } from '@naya/db/billing/invoices';
import { z } from 'zod';
import type { Actor, Context } from '../context.ts';
import { countInHistory } from '../export-csv.ts';
import { parse } from '../parse.ts';

const day = z.iso.date({ error: 'Please give a day such as 2026-11-01' });
const spanSchema = z.object({ from: day, to: day });

type Line = Invoice & { payment_reference: string | null };
type Column = [header: string, value: (line: Line) => string];

/** What a credit note takes back counts as less: the columns of a month add up. */
const signed = ({ kind }: Line, paise: number) =>
  kind === 'credit note' && paise > 0 ? `-${toDecimal(paise)}` : toDecimal(paise);

const columns: Column[] = [
  ['Document', ({ kind }) => kind],
  ['Number', ({ number }) => number],
  ['Date', ({ issued_on }) => issued_on],
  ['Corrects', ({ corrects }) => corrects?.number ?? ''],
  ['Buyer', ({ buyer }) => buyer.name],
  ['GSTIN of the buyer', ({ buyer }) => buyer.gstin ?? ''],
  ['Place of supply', ({ buyer }) => `${gstCodeOf(buyer.state)}-${buyer.state}`],
  ['GSTIN of the seller', ({ seller }) => seller.gstin ?? ''],
  ['Description', ({ description }) => description],
  ['SAC', ({ sac }) => sac],
  ['GST rate', ({ gst_rate }) => String(gst_rate)],
  ['Taxable value', (line) => signed(line, line.net)],
  ['CGST', (line) => signed(line, line.cgst)],
  ['SGST or UTGST', (line) => signed(line, line.sgst)],
  ['Name of the state tax', ({ sgst, buyer }) => (sgst > 0 ? stateTaxName(buyer.state) : '')],
  ['IGST', (line) => signed(line, line.igst)],
  ['Total', (line) => signed(line, line.total)],
  ['Payment reference', ({ payment_reference }) => payment_reference ?? ''],
];

/** All invoices and credit notes of some days, as an accountant takes them over; who took them stands in the history. */
export async function* exportInvoices(
  context: Context,
  actor: Actor,
  query: unknown,
): AsyncGenerator<string, void> {
  const lines = await listInvoicesBetween(context.db, parse(spanSchema, query));
  await countInHistory(context, actor, 'invoice')(lines.length);
  const rows = [
    columns.map(([header]) => header),
    ...lines.map((line) => columns.map(([, value]) => value(line))),
  ];
  yield csvMark + rows.map(csvLine).join('');
}
