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
import { editorExtensions } from './extensions.ts';
import { HeadingButtons } from './HeadingButtons.tsx';
import { ImageButton } from './ImageButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { TableButtons } from './TableButtons.tsx';
import { editorStyles } from './editor-styles.ts';
import { tidyHtml } from './tidy-html.ts';

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
  </RichTextInputToolbar>
);

const optionsFor = (label: string) => ({
  extensions: editorExtensions,
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
