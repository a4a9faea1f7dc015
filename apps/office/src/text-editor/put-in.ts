import type { Editor, JSONContent } from '@tiptap/core';

/** Behind what is chosen, which stays. */
export function putIn(editor: Editor, content: JSONContent | JSONContent[]): void {
  const { to } = editor.state.selection;
  editor.chain().focus().setTextSelection(to).insertContent(content).run();
}

type Picture = { url: string; alt?: string | null };

export const putPictures = (editor: Editor, pictures: Picture[]): void =>
  putIn(
    editor,
    pictures.map(({ url, alt }) => ({ type: 'image', attrs: { src: url, alt: alt ?? '' } })),
  );
