import { fieldsOf, valueOf } from '../../server/test/support/fields.ts';
import { findPart, parseHtml } from '../../server/test/support/html.ts';

/** By their names the values of a form's fields, hidden ones included, as a browser without scripts sends them. */
export function valuesOf(html: string, formName: string): Record<string, string> {
  const document = parseHtml(html);
  const fields = fieldsOf(document, findPart(document, formName, 'form'));
  const named = fields.filter(({ attribs }) => attribs['name']);
  return Object.fromEntries(named.map((field) => [field.attribs['name'], valueOf(field)]));
}
