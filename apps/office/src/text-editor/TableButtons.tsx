import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Button, Menu, MenuItem, ToggleButton } from '@mui/material';
import type { ChainedCommands, JSONContent } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { putIn } from './put-in.ts';

const steps: [string, (chain: ChainedCommands) => ChainedCommands][] = [
  ['Row above', (chain) => chain.addRowBefore()],
  ['Row below', (chain) => chain.addRowAfter()],
  ['Column before', (chain) => chain.addColumnBefore()],
  ['Column after', (chain) => chain.addColumnAfter()],
  ['Join or split cells', (chain) => chain.mergeOrSplit()],
  ['Remove the row', (chain) => chain.deleteRow()],
  ['Remove the column', (chain) => chain.deleteColumn()],
];

/** Puts a table in; within one, offers what can be done to its rows and columns. */
export function TableButtons() {
  const editor = useTiptapEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const inside = useEditorState({
    editor,
    selector: ({ editor }) => ({
      table: editor?.isActive('table') ?? false,
      captioned: editor?.isActive('captionedTable') ?? false,
    }),
  });
  const run = (step: (chain: ChainedCommands) => ChainedCommands) => {
    setAnchor(null);
    if (editor) step(editor.chain().focus()).run();
  };
  return (
    <>
      <ToggleButton
        value="table"
        aria-label="Insert a table"
        title="Insert a table"
        disabled={inside.table || inside.captioned}
        onClick={() => editor && putIn(editor, newTable())}
      >
        <TableIcon fontSize="inherit" />
      </ToggleButton>
      {(inside.table || inside.captioned) && (
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          Rows and columns
        </Button>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
      >
        {steps.map(([label, step]) => (
          <MenuItem key={label} disabled={!inside.table} onClick={() => run(step)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() =>
            run((chain) =>
              inside.captioned ? chain.deleteNode('captionedTable') : chain.deleteTable(),
            )
          }
        >
          Remove the table
        </MenuItem>
      </Menu>
    </>
  );
}

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
const newTable = (): JSONContent => ({
  type: 'captionedTable',
  content: [
    { type: 'tableCaption', content: [{ type: 'text', text: 'What the table shows' }] },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: columns.map(heading) }, row(), row()],
    },
  ],
});
