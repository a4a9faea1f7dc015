import { colours } from '../theme.ts';

const edge = `1px solid ${colours.line}`;

/** The text in the editor, near to how the site shows it. */
export const editorStyles = {
  '& .RaRichTextInputToolbar-root.RaRichTextInputToolbar-root': {
    // Below the bar of the office, in one row on a phone.
    flexWrap: { xs: 'nowrap', sm: 'wrap' },
    overflowX: { xs: 'auto', sm: 'visible' },
    '& > *': { flexShrink: 0 },
    position: 'sticky',
    top: 54,
    zIndex: 2,
    pt: 1,
    bgcolor: colours.surface,
  },
  '& .ProseMirror': {
    minHeight: 260,
    fontSize: 17,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    '& img': { maxWidth: '100%' },
    '& table': { borderCollapse: 'collapse', width: '100%', my: 1 },
    '& th, & td': {
      border: edge,
      px: 1,
      py: 0.5,
      textAlign: 'left',
      verticalAlign: 'top',
      minWidth: 110,
    },
    '& .tableWrapper': { overflowX: 'auto', overflowWrap: 'break-word' },
    '& th': { bgcolor: colours.sunken, fontWeight: 650 },
    '& th p, & td p, & li p': { m: 0 },
    '& .selectedCell': { bgcolor: colours.marigoldTint },
    '& [data-captioned]': { my: 2 },
    '& [data-caption], & figcaption': { color: colours.muted, fontSize: 15 },
    '& figure': { mx: 0, my: 2 },
    '& dt': { fontWeight: 650 },
    '& pre': { bgcolor: colours.sunken, p: 1, overflowX: 'auto' },
    '& blockquote': { borderLeft: `4px solid ${colours.line}`, ml: 0, pl: 2 },
  },
};
