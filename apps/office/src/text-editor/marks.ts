import { Bold as TiptapBold } from '@tiptap/extension-bold';
import { Code as TiptapCode } from '@tiptap/extension-code';
import { Italic as TiptapItalic } from '@tiptap/extension-italic';

/** Which of two tags with the same look a text was written with. */
const tagAttribute = (usual: string, other: string) => ({
  tag: {
    default: usual,
    parseHTML: ({ tagName }: HTMLElement) => (tagName.toLowerCase() === other ? other : usual),
    rendered: false,
  },
});

export const Bold = TiptapBold.extend({
  addAttributes: () => tagAttribute('strong', 'b'),
  renderHTML: ({ mark }) => [mark.attrs['tag'], 0],
});

export const Italic = TiptapItalic.extend({
  addAttributes: () => tagAttribute('em', 'i'),
  renderHTML: ({ mark }) => [mark.attrs['tag'], 0],
});

/** Beside other marks: a link may be code. */
export const Code = TiptapCode.extend({ excludes: '' });
