import type { JSONContent } from '@tiptap/core';

const columns = [1, 2, 3];

const cell = (text: string) => ({
  type: 'paragraph',
  ...(text && { content: [{ type: 'text', text }] }),
});
const heading = (column: number): JSONContent => ({
  type: 'tableHeader',
  attrs: { scope: 'col' },
  content: [cell(`Column ${column}`)],
});
const row = (): JSONContent => ({
  type: 'tableRow',
  content: columns.map(() => ({ type: 'tableCell', content: [cell('')] })),
});

/** Headed columns with their names filled in, since react-admin's input takes empty cells alone for an empty text. */
export const newTable = (): JSONContent => ({
  type: 'captionedTable',
  content: [
    { type: 'tableCaption', content: [{ type: 'text', text: 'What the table shows' }] },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: columns.map(heading) }, row(), row()],
    },
  ],
});
