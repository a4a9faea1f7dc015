import InsertLink from '@mui/icons-material/InsertLink';
import { ToggleButton } from '@mui/material';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { LinkDialog } from './LinkDialog.tsx';

/** Makes the chosen words a link; within one, changes or removes it. */
export function LinkButton() {
  const editor = useTiptapEditor();
  const [isOpen, setOpen] = useState(false);
  const { href, isOffered } = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const link: unknown = current?.getAttributes('link')['href'];
      const url = typeof link === 'string' ? link : null;
      return { href: url, isOffered: url !== null || !(current?.state.selection.empty ?? true) };
    },
  });
  const change = (target: string | null) => {
    setOpen(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    (target === null ? chain.unsetLink() : chain.setLink({ href: target })).run();
  };
  return (
    <>
      <ToggleButton
        value="link"
        aria-label="Link"
        title={isOffered ? 'Link' : 'Link: choose the words first'}
        disabled={!isOffered}
        selected={href !== null}
        onClick={() => setOpen(true)}
      >
        <InsertLink fontSize="inherit" />
      </ToggleButton>
      {isOpen && <LinkDialog href={href} onChange={change} onClose={() => setOpen(false)} />}
    </>
  );
}
