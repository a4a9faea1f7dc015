/** Credit notes have numbers of their own. */
export const invoiceKinds = ['invoice', 'credit note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const maxNumberLength = 16;

const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', 'credit note': 'CRN' };

/** From April to March: '2026-27' of a day such as 2026-11-18 in Indian time. */
export function financialYearOf(indianDay: string): string {
  const [year = 0, month = 0] = indianDay.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** 'INV/26-27/00001': at most 16 letters, digits, dashes and strokes, as rule 46 wants, for the first million of a year. */
export function formatInvoiceNumber(kind: InvoiceKind, financialYear: string, serial: number) {
  return `${prefixes[kind]}/${financialYear.slice(2)}/${String(serial).padStart(5, '0')}`;
}

/** Invoices are kept for so long after the end of their financial year: companies' law has the longest time. */
export const yearsToKeepInvoices = 8;

/** The last day of which nothing has to be kept any more. */
export function lastDayToErase(indianDay: string): string {
  const first = Number(financialYearOf(indianDay).slice(0, 4));
  return `${first - yearsToKeepInvoices}-03-31`;
}
