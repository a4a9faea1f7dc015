/** A spreadsheet runs what begins like a formula; the apostrophe makes it text. */
function cell(value: string): string {
  const guarded =
    /^[=+\-@\t\r]/.test(value) && !/^-?\d+(?:\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** What a cell shows of a stored value. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** With the mark by which spreadsheets know that it is UTF-8. */
export function toCsv(header: readonly string[], rows: string[][]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
