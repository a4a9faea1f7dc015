import PdfDocument from 'pdfkit';
import { amountInWords, formatPaise } from '@naya/contract/billing/amounts';
import type { Invoice } from '@naya/contract/billing/entity';
import { gstCodeOf, stateTaxName } from '@naya/contract/billing/gst-states';
import { formatDate } from '@naya/contract/format/date';

export const invoiceFileName = ({ number }: Pick<Invoice, 'number'>) =>
  `${number.replaceAll('/', '-')}.pdf`;

const margin = 56;
const width = 595 - 2 * margin;
const regular = 'Helvetica';
const bold = 'Helvetica-Bold';
/** The fonts of a PDF have no rupee sign. */
const inRupees = (paise: number) => formatPaise(paise, 'Rs. ');

const placeOf = (state: Invoice['buyer']['state']) => `${state} (${gstCodeOf(state)})`;

/** The same invoice is the same file, byte by byte, as often as it is drawn. */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const title = invoice.kind === 'credit note' ? 'Credit note' : 'Tax invoice';
  const page = new PdfDocument({
    size: 'A4',
    margin,
    info: {
      Title: `${title} ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: new Date(`${invoice.issued_on}T00:00:00+05:30`),
    },
  });
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise((resolve) => page.once('end', resolve));
  write(page, title, invoice);
  page.end();
  await finished;
  return Buffer.concat(parts);
}

function write(page: PDFKit.PDFDocument, title: string, invoice: Invoice): void {
  const { seller, buyer, corrects, reason } = invoice;
  page.font(bold).fontSize(20).text(title).moveDown(0.5);
  facts(page, [
    ['Number', invoice.number],
    ['Date', formatDate(invoice.issued_on) ?? ''],
    ['Place of supply', placeOf(buyer.state)],
    ['Tax payable on reverse charge', 'No'],
    ...(corrects
      ? [['Takes back invoice', `${corrects.number} of ${formatDate(corrects.issued_on)}`] as const]
      : []),
    ...(reason ? [['Reason', reason] as const] : []),
  ]);
  party(page, 'From', seller);
  party(page, 'To', buyer);
  page.moveDown();
  line(page, ['Description', 'Amount'], bold);
  rule(page);
  line(page, [`${invoice.description}\nSAC ${invoice.sac}`, inRupees(invoice.net)]);
  for (const [name, rate, paise] of taxesOf(invoice)) {
    line(page, [`${name} ${rate}%`, inRupees(paise)]);
  }
  rule(page);
  line(page, ['Total', inRupees(invoice.total)], bold);
  page.moveDown().font(regular).fontSize(10).text(amountInWords(invoice.total), margin);
  page.moveDown().fontSize(9).text('Written by a computer, without a signature.');
}

function taxesOf({ igst, cgst, sgst, gst_rate, seller, buyer }: Invoice) {
  if (buyer.state !== seller.state) return [['IGST', gst_rate, igst]] as const;
  const half = gst_rate / 2;
  return [
    ['CGST', half, cgst],
    [stateTaxName(buyer.state), half, sgst],
  ] as const;
}

function facts(page: PDFKit.PDFDocument, rows: (readonly [string, string])[]): void {
  page.fontSize(10);
  for (const [label, value] of rows) {
    page.font(regular).text(`${label}: `, margin, page.y, { continued: true, width });
    page.font(bold).text(value);
  }
}

function party(
  page: PDFKit.PDFDocument,
  label: string,
  { name, address, state, gstin }: Invoice['buyer'],
): void {
  page.moveDown().font(regular).fontSize(9).text(label, margin);
  page.font(bold).fontSize(11).text(name);
  page.font(regular).fontSize(10).text(address).text(placeOf(state));
  page.text(gstin ? `GSTIN ${gstin}` : 'Not registered under GST');
}

function line(
  page: PDFKit.PDFDocument,
  [text, amount]: readonly [string, string],
  font = regular,
): void {
  const top = page.y;
  const amountWidth = 130;
  page.font(font).fontSize(10);
  page.text(amount, margin + width - amountWidth, top, { width: amountWidth, align: 'right' });
  page.text(text, margin, top, { width: width - amountWidth - 12 });
  page.moveDown(0.4);
}

function rule(page: PDFKit.PDFDocument): void {
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(0.5)
    .stroke()
    .moveDown(0.4);
}
