import {
  ClearButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { styleNonce } from '../style-nonce.ts';
import { colours } from '../theme.ts';
import { HeadingButtons } from './HeadingButtons.tsx';
import { ImageButton } from './ImageButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { KeepPictures } from './keep-pictures.ts';
import { PastedPictures } from './PastedPictures.tsx';
import { TableButtons } from './TableButtons.tsx';
import { editorExtensions } from './extensions.ts';
import { tidyHtml } from './tidy-html.ts';

const edge = `1px solid ${colours.line}`;

/** The text in the editor, near to how the site shows it. */
const editorStyles = {
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

const Tools = () => (
  <RichTextInputToolbar>
    <HeadingButtons />
    <FormatButtons />
    <ListButtons />
    <LinkButton />
    <ImageButton />
    <TableButtons />
    <QuoteButtons />
    <ClearButtons />
    <PastedPictures />
  </RichTextInputToolbar>
);

const optionsFor = (label: string) => ({
  extensions: [...editorExtensions, KeepPictures],
  injectNonce: styleNonce,
  editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
});

export default function RichText({ source, label }: { source: string; label: string }) {
  // Other options make another editor, so they must stay the same ones.
  const options = useMemo(() => optionsFor(label), [label]);
  return (
    <RichTextInput
      source={source}
      label={label}
      parse={tidyHtml}
      fullWidth
      toolbar={<Tools />}
      editorOptions={options}
      sx={editorStyles}
    />
  );
}
