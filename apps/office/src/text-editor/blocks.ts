import { Node } from '@tiptap/core';
import { CodeBlock as TiptapCodeBlock } from '@tiptap/extension-code-block';

/** The `code` that is all there is in a `pre`. */
function onlyCodeIn(pre: HTMLElement): HTMLElement | null {
  const [first, ...rest] = pre.childNodes;
  return rest.length === 0 && first instanceof HTMLElement && first.tagName === 'CODE'
    ? first
    : null;
}

export const CodeBlock = TiptapCodeBlock.extend({
  marks: '_',
  addAttributes: () => ({
    hasCode: {
      default: true,
      parseHTML: (pre) => onlyCodeIn(pre) !== null,
      rendered: false,
    },
  }),
  parseHTML: () => [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      contentElement: (pre) => onlyCodeIn(pre) ?? pre,
    },
  ],
  renderHTML: ({ node }) => (node.attrs['hasCode'] ? ['pre', ['code', 0]] : ['pre', 0]),
});

/** The picture, table or quote with what is said below or above it. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figureCaption? block+ figureCaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

export const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definitionDetails)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});

export const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});

export const DefinitionDetails = Node.create({
  name: 'definitionDetails',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});
