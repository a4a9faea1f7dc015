import { Paragraph as TiptapParagraph } from '@tiptap/extension-paragraph';

/**
 * A list item or a table cell may hold text without a `p`; ProseMirror then makes a paragraph of its own. It is marked
 * as bare, so that `tidyHtml` can take its tag away again.
 */
export const Paragraph = TiptapParagraph.extend({
  addAttributes: () => ({
    bare: {
      default: true,
      parseHTML: (element) => element.hasAttribute('data-bare'),
      renderHTML: ({ bare }) => (bare ? { 'data-bare': '' } : {}),
    },
  }),
});
