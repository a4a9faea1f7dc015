import { fieldsOf, valueOf } from './fields.ts';
import { onlyOne, nameOf, type Element } from './html.ts';
import type { SitePage, TestSite } from './site.ts';

type Value = string | File;
/** By the names of the fields. */
export type FormValues = Record<string, Value | Value[]>;

const notSent = new Set(['submit', 'button', 'file']);

/** The values that a browser would send for a field that nobody touched. */
function untouched(field: Element): string[] {
  const { name, attribs } = field;
  const { type = '' } = attribs;
  if (name === 'button' || notSent.has(type) || !attribs['name']) return [];
  const needsCheck = type === 'radio' || type === 'checkbox';
  if (needsCheck && attribs['checked'] === undefined) return [];
  return [valueOf(field)];
}

function filledIn(fields: Element[], pressed: Element, values: FormValues): FormData {
  const data = new FormData();
  for (const field of fields) {
    const name = field.attribs['name'] ?? '';
    if (name in values) continue;
    for (const value of untouched(field)) data.append(name, value);
  }
  for (const [name, value] of Object.entries(values)) {
    if (!fields.some(({ attribs }) => attribs['name'] === name))
      throw new Error(`no field ${name}`);
    for (const each of [value].flat()) data.append(name, each);
  }
  if (pressed.attribs['name']) data.append(pressed.attribs['name'], pressed.attribs['value'] ?? '');
  return data;
}

const textsIn = (data: FormData): URLSearchParams =>
  new URLSearchParams(
    [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** Fills in a form and presses its button, as a visitor whose browser runs no scripts. */
export async function sendForm(
  { visit }: Pick<TestSite, 'visit'>,
  page: SitePage,
  form: Element,
  button: string,
  values: FormValues = {},
): Promise<SitePage> {
  const fields = fieldsOf(page.document, form);
  const buttons = fields.filter(
    (each) =>
      each.name === 'button' && each.attribs['type'] === 'submit' && nameOf(each) === button,
  );
  const data = filledIn(fields, onlyOne(buttons, `the button ${button}`), values);
  const { action = page.path, method = 'get', enctype } = form.attribs;
  const [path = ''] = action.split('#');
  if (method !== 'post') return visit(`${path}?${textsIn(data).toString()}`);
  const body = enctype === 'multipart/form-data' ? data : textsIn(data);
  const answer = await visit(path, { method: 'POST', body });
  const location = answer.headers.get('location');
  return location && answer.status < 400 ? visit(location) : answer;
}
