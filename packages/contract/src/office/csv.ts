const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** A spreadsheet runs a cell that begins so. Texts with apostrophes before it count too, so that reading can take exactly one off. */
const needsApostrophe = (value: string) => formulaStart.test(value) && !plainNumber.test(value);

/** Quotes also keep the cell whole for programs that split at semicolons or tabs. */
function writeCell(value: string): string {
  const guarded = needsApostrophe(value) ? `'${value}` : value;
  return /[",;\t\n\r]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The value that was written, without the apostrophe that guards it. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && needsApostrophe(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Text of a cell for a stored value. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** With the mark by which spreadsheets know that it is UTF-8. */
export function toCsv(header: readonly string[], rows: string[][]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}
