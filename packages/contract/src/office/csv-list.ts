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
