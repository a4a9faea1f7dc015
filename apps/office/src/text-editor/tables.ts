import { Node } from '@tiptap/core';
import {
  Table as TiptapTable,
  TableCell as TiptapTableCell,
  TableHeader as TiptapTableHeader,
  TableRow as TiptapTableRow,
} from '@tiptap/extension-table';

const span = (name: string) => ({
  default: 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});
const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The table commands ask for it; nobody sets it.
  colwidth: { default: null, rendered: false },
};

export const TableCell = TiptapTableCell.extend({ addAttributes: () => cellAttributes });

export const TableHeader = TiptapTableHeader.extend({
  addAttributes: () => ({ scope: { default: null }, ...cellAttributes }),
});

/** The editor knows rows alone; `tidyHtml` puts them back into `thead`, `tbody` and `tfoot`. */
export const TableRow = TiptapTableRow.extend({
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: (row) => row.dataset['section'] ?? row.parentElement?.tagName.toLowerCase(),
      renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
    },
  }),
});

export const Table = TiptapTable.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** The table's own commands allow nothing but rows in it, so a caption stands before the table. */
export const CaptionedTable = Node.create({
  name: 'captionedTable',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [
    { tag: 'div[data-captioned]' },
    {
      tag: 'table',
      priority: 60,
      getAttrs: (table) => (captionOf(table) ? null : false),
      contentElement: (table) => putCaptionBefore(table),
    },
  ],
  renderHTML: () => ['div', { 'data-captioned': '' }, 0],
});

export const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'caption' }, { tag: 'div[data-caption]' }],
  renderHTML: () => ['div', { 'data-caption': '' }, 0],
});

const captionOf = (table: HTMLElement) => table.querySelector(':scope > caption');

function putCaptionBefore(table: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  const copy = table.cloneNode(true) as HTMLElement;
  box.append(captionOf(copy) ?? '', copy);
  return box;
}
