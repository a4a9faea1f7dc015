import { type Extensions, Node } from '@tiptap/core';
import { Bold as TiptapBold } from '@tiptap/extension-bold';
import { Code as TiptapCode } from '@tiptap/extension-code';
import { CodeBlock as TiptapCodeBlock } from '@tiptap/extension-code-block';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Image } from '@tiptap/extension-image';
import { Italic as TiptapItalic } from '@tiptap/extension-italic';
import { Paragraph as TiptapParagraph } from '@tiptap/extension-paragraph';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import {
  Table as TiptapTable,
  TableCell as TiptapTableCell,
  TableHeader as TiptapTableHeader,
  TableRow as TiptapTableRow,
} from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** The `code` that is all there is in a `pre`. */
function onlyCodeIn(pre: HTMLElement): HTMLElement | null {
  const [first, ...rest] = pre.childNodes;
  return rest.length === 0 && first instanceof HTMLElement && first.tagName === 'CODE'
    ? first
    : null;
}

const CodeBlock = TiptapCodeBlock.extend({
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
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figureCaption? block+ figureCaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definitionDetails)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});

const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});

const DefinitionDetails = Node.create({
  name: 'definitionDetails',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

/** Which of two tags with the same look a text was written with. */
const tagAttribute = (usual: string, other: string) => ({
  tag: {
    default: usual,
    parseHTML: ({ tagName }: HTMLElement) => (tagName.toLowerCase() === other ? other : usual),
    rendered: false,
  },
});

const Bold = TiptapBold.extend({
  addAttributes: () => tagAttribute('strong', 'b'),
  renderHTML: ({ mark }) => [mark.attrs['tag'], 0],
});

const Italic = TiptapItalic.extend({
  addAttributes: () => tagAttribute('em', 'i'),
  renderHTML: ({ mark }) => [mark.attrs['tag'], 0],
});

/** Beside other marks: a link may be code. */
const Code = TiptapCode.extend({ excludes: '' });

/**
 * A list item or a table cell may hold text without a `p`; ProseMirror then makes a paragraph of its own. It is marked
 * as bare, so that `tidyHtml` can take its tag away again.
 */
const Paragraph = TiptapParagraph.extend({
  addAttributes: () => ({
    bare: {
      default: true,
      parseHTML: (element) => element.hasAttribute('data-bare'),
      renderHTML: ({ bare }) => (bare ? { 'data-bare': '' } : {}),
    },
  }),
});

const span = (name: string) => ({
  default: 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});
const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The table commands ask for it; nobody sets it.
  colwidth: { default: null, rendered: false },
};

const TableCell = TiptapTableCell.extend({ addAttributes: () => cellAttributes });

const TableHeader = TiptapTableHeader.extend({
  addAttributes: () => ({ scope: { default: null }, ...cellAttributes }),
});

/** The editor knows rows alone; `tidyHtml` puts them back into `thead`, `tbody` and `tfoot`. */
const TableRow = TiptapTableRow.extend({
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: (row) => row.dataset['section'] ?? row.parentElement?.tagName.toLowerCase(),
      renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
    },
  }),
});

const Table = TiptapTable.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** The table's own commands allow nothing but rows in it, so a caption stands before the table. */
const CaptionedTable = Node.create({
  name: 'captionedTable',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [
    { tag: 'div[data-captioned]' },
    {
      tag: 'table',
      priority: 60,
      getAttrs: (table) => (captionOf(table) ? null : false),
      contentElement: (table) => putCaptionBefore(table),
    },
  ],
  renderHTML: () => ['div', { 'data-captioned': '' }, 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'caption' }, { tag: 'div[data-caption]' }],
  renderHTML: () => ['div', { 'data-caption': '' }, 0],
});

const captionOf = (table: HTMLElement) => table.querySelector(':scope > caption');

function putCaptionBefore(table: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  const copy = table.cloneNode(true) as HTMLElement;
  box.append(captionOf(copy) ?? '', copy);
  return box;
}

/** All that the site's HTML policy allows, and no more: the server would drop it. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    bold: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    italic: false,
    paragraph: false,
    // A paragraph below a last table or list would be stored with it.
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Paragraph,
  // The line ends of a stored text are no line breaks of its author.
  HardBreak.extend({ linebreakReplacement: false }),
  Bold,
  Italic,
  Code,
  Subscript,
  Superscript,
  CodeBlock,
  Image.configure({ inline: true, resize: { enabled: true, alwaysPreserveAspectRatio: true } }),
  Figure,
  FigureCaption,
  DefinitionList,
  DefinitionTerm,
  DefinitionDetails,
  CaptionedTable,
  TableCaption,
  Table,
  TableRow,
  TableCell,
  TableHeader,
];
