import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  ImageButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { styleNonce } from '../style-nonce.ts';
import { HeadingButtons } from './HeadingButtons.tsx';

/** Only what the site shows: the server would drop colours and alignment. */
const Tools = () => (
  <RichTextInputToolbar>
    <HeadingButtons />
    <FormatButtons />
    <ListButtons />
    <LinkButtons />
    <ImageButtons />
    <QuoteButtons />
    <ClearButtons />
  </RichTextInputToolbar>
);

const optionsFor = (label: string) => ({
  ...DefaultEditorOptions,
  injectNonce: styleNonce,
  editorProps: { attributes: { 'aria-label': label } },
});

export default function RichText({ source, label }: { source: string; label: string }) {
  // Other options make another editor, so they must stay the same ones.
  const options = useMemo(() => optionsFor(label), [label]);
  return (
    <RichTextInput
      source={source}
      label={label}
      fullWidth
      toolbar={<Tools />}
      editorOptions={options}
      sx={{ '& .ProseMirror': { minHeight: 260, fontSize: 17, lineHeight: 1.6 } }}
    />
  );
}
