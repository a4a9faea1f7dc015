import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { readPastedHtml } from './pasted-html.ts';

declare module '@tiptap/core' {
  interface EditorEvents {
    /** Files that are to be stored in the library, and how many pictures of a pasted text were left out. */
    pastedPictures: { files: File[]; refused: number };
  }
}

/** What is typed or pasted while a picture is chosen goes behind it, not in its place. */
function leavePicture({ state, dispatch }: EditorView): void {
  const { selection, tr } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return;
  dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to)));
}

function picturesIn(data: DataTransfer | null | undefined): File[] {
  // Beside a text's HTML, a file is a picture of that same text.
  if (!data || data.types.includes('text/html')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/** Pictures do not vanish from a text unnoticed, and none comes in that the library does not have. */
export const KeepPictures = Extension.create({
  name: 'keepPictures',
  addProseMirrorPlugins() {
    const { editor } = this;
    const take = (data: DataTransfer | null | undefined): boolean => {
      const files = picturesIn(data);
      if (files.length > 0) editor.emit('pastedPictures', { files, refused: 0 });
      return files.length > 0;
    };
    return [
      new Plugin({
        props: {
          handleTextInput(view, _from, _to, text) {
            if (!(view.state.selection instanceof NodeSelection)) return false;
            leavePicture(view);
            if (view.state.selection instanceof NodeSelection) return false;
            view.dispatch(view.state.tr.insertText(text));
            return true;
          },
          handlePaste(view, event) {
            leavePicture(view);
            return take(event.clipboardData);
          },
          handleDrop: (_view, event, _slice, isMoved) => !isMoved && take(event.dataTransfer),
          transformPastedHTML(html) {
            const { html: read, refused } = readPastedHtml(html);
            if (refused > 0) editor.emit('pastedPictures', { files: [], refused });
            return read;
          },
        },
      }),
    ];
  },
});
