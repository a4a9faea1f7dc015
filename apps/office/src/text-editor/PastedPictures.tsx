import { countOf } from '@naya/contract/format/count';
import type { EditorEvents } from '@tiptap/core';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { upload } from '../media/UploadButton.tsx';
import { useAction } from '../shared/use-action.ts';
import { putPictures } from './put-in.ts';

/** Stores pasted and dropped pictures in the library, and says which could not come in. */
export function PastedPictures() {
  const editor = useTiptapEditor();
  const notify = useNotify();
  const run = useAction();
  const take = useEffectEvent(async ({ files, refused }: EditorEvents['pastedPictures']) => {
    if (refused > 0) {
      const words = `${countOf(refused, 'picture')} of what you pasted left out. Put pictures in by “Insert a picture”.`;
      notify(words, { type: 'warning', autoHideDuration: 15_000 });
    }
    for (const file of files) {
      const store = async () => putPictures(editor, [{ url: await upload(file) }]);
      await run(store, { failed: `${file.name} is not stored.` });
    }
  });
  useEffect(() => {
    const listen = (pasted: EditorEvents['pastedPictures']) => void take(pasted);
    editor?.on('pastedPictures', listen);
    return () => void editor?.off('pastedPictures', listen);
  }, [editor]);
  return null;
}
