import { DomUtils, parseDocument } from 'htmlparser2';

/** The fields of the one form with this accessible name, hidden ones included, as a browser without scripts sends them. */
export function fieldsOf(html: string, formName: string): Record<string, string> {
  const document = parseDocument(html);
  const form = DomUtils.findOne(
    ({ name, attribs }) => name === 'form' && attribs['aria-label'] === formName,
    document.children,
  );
  if (!form) throw new Error(`The page has no form ${formName}`);
  const fields = DomUtils.findAll(({ attribs }) => attribs['name'] !== undefined, [form]);
  return Object.fromEntries(
    fields.map((field) => [
      field.attribs['name'] ?? '',
      field.name === 'textarea' ? DomUtils.textContent(field) : (field.attribs['value'] ?? ''),
    ]),
  );
}
