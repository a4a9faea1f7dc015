import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';
import { styleNonce } from '../style-nonce.ts';

const options = { ...DefaultEditorOptions, injectNonce: styleNonce };

export default function RichText({ source, label }: { source: string; label: string }) {
  return (
    <RichTextInput
      source={source}
      label={label}
      fullWidth
      editorOptions={options}
      sx={{ '& .ProseMirror': { minHeight: 260, fontSize: 17, lineHeight: 1.6 } }}
    />
  );
}
