import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';

/**
 * A table's first row heads its columns, and the first cell of every other row heads that row. A table
 * with a caption or a footer is written as HTML: Markdown has neither.
 */
const markdown = new Marked({
  renderer: {
    table({ header, rows }) {
      const cell = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const head = header.map((title) => `<th scope="col">${cell(title)}</th>`).join('');
      const body = rows.map(([first, ...rest]) => {
        const title = first ? `<th scope="row">${cell(first)}</th>` : '';
        return `<tr>${title}${rest.map((value) => `<td>${cell(value)}</td>`).join('')}</tr>\n`;
      });
      return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('')}</tbody>\n</table>\n`;
    },
  },
});

const renderMarkdown = (text: string): string => markdown.parse(text, { async: false });

const folder = join(import.meta.dirname, '../../../../content/demo');

export function readJson<Schema extends z.ZodType>(name: string, schema: Schema) {
  return check(name, schema, JSON.parse(readText(name)));
}

/** Front matter (YAML between two lines of dashes) and the text after it, as HTML in `content`. */
export function readMarkdown<Schema extends z.ZodType>(name: string, schema: Schema, more = {}) {
  const [, head = '', text = readText(name)] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(readText(name)) ?? [];
  const fields = parse(head) as object | null;
  return check(name, schema, { ...fields, ...more, content: renderMarkdown(text) });
}

/** Every Markdown file of a folder, each with its file name as `slug`. */
export function readMarkdownFolder<Schema extends z.ZodType>(name: string, schema: Schema) {
  return readdirSync(join(folder, name)).map((file) =>
    readMarkdown(`${name}/${file}`, schema, { slug: basename(file, '.md') }),
  );
}

const readText = (name: string) =>
  readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');

function check<Schema extends z.ZodType>(name: string, schema: Schema, value: unknown) {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Error(`content/demo/${name}: ${z.prettifyError(error)}`);
  return data;
}
