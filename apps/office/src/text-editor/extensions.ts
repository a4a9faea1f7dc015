import type { Extensions } from '@tiptap/core';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { StarterKit } from '@tiptap/starter-kit';
import {
  CodeBlock,
  DefinitionDetails,
  DefinitionList,
  DefinitionTerm,
  Figure,
  FigureCaption,
} from './blocks.ts';
import { Bold, Code, Italic } from './marks.ts';
import { Paragraph } from './paragraph.ts';
import { CaptionedTable, Table, TableCaption, TableCell, TableHeader, TableRow } from './tables.ts';

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
