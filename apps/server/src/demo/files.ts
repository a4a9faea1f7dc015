import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { renderMarkdown } from './render-markdown.ts';

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
