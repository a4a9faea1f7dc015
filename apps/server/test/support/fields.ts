import { DomUtils } from 'htmlparser2';
import { findAll, onlyOne, textOf, textsOf, type Element, type Within } from './html.ts';

const fieldTags = ['input', 'select', 'textarea'];

/** Every field and button of a form, also those elsewhere in the page that name it as theirs. */
export function fieldsOf(page: Within, form: Element): Element[] {
  const { id } = form.attribs;
  const inside = (element: Element): boolean => {
    let { parent } = element;
    while (parent && parent !== form) ({ parent } = parent);
    return parent === form;
  };
  return [...fieldTags, 'button']
    .flatMap((tag) => findAll(page, tag))
    .filter((field) => {
      const owner = field.attribs['form'];
      return owner === undefined ? inside(field) : owner === id;
    });
}

/** The text of a label without what the field inside it holds. */
function labelText(label: Element): string {
  const fields = fieldTags.flatMap((tag) => findAll(label, tag));
  return fields.reduce((text, field) => text.replace(textOf(field), ''), textOf(label)).trim();
}

function labelOf(page: Within, field: Element): string {
  if (field.attribs['aria-label']) return field.attribs['aria-label'];
  const { id } = field.attribs;
  const label = findAll(page, 'label').find((each) => {
    const owner = each.attribs['for'];
    return owner ? owner === id : findAll(each, field.name).includes(field);
  });
  return label ? labelText(label).replace(/ \*$/, '') : '';
}

/** A field by its label. */
export function findField(within: Within, label: string | RegExp): Element {
  const fields = fieldTags
    .flatMap((tag) => findAll(within, tag))
    .filter((field) => {
      const text = labelOf(within, field);
      return typeof label === 'string' ? text === label : label.test(text);
    });
  return onlyOne(fields, `the field ${String(label)}`);
}

/** The value of a field in the HTML as served. */
export function valueOf(field: Element): string {
  if (field.name === 'textarea') return DomUtils.textContent(field);
  if (field.name !== 'select') return field.attribs['value'] ?? '';
  const options = findAll(field, 'option');
  const chosen = options.find(({ attribs }) => attribs['selected'] !== undefined) ?? options[0];
  return chosen?.attribs['value'] ?? (chosen ? textOf(chosen) : '');
}

export const optionsOf = (field: Element): string[] => textsOf(findAll(field, 'option'));
