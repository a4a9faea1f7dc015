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

/** A file of CSV begins with it: spreadsheets know by it that the text is UTF-8. */
export const csvMark = '\uFEFF';

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map(writeCell).join(',')}\r\n`;

const separator = '|';

/** Items stand between strokes; a stroke or a backslash in an item has a backslash before it. */
export function writeList(items: readonly unknown[]): string {
  return items
    .map((item) => String(item).replaceAll(/[\\|]/g, String.raw`\$&`))
    .join(` ${separator} `);
}

/** A backslash before any other character is a character of the item, as people type it. */
export function readList(cell: string): string[] {
  const items = [''];
  for (const [part] of cell.matchAll(/\\[\\|]|[^]/gu)) {
    const isEscaped = part.length === 2 && part.startsWith('\\');
    if (part === separator) items.push('');
    else items.push((items.pop() ?? '') + (isEscaped ? part.slice(1) : part));
  }
  return items.map((item) => item.trim()).filter(Boolean);
}
