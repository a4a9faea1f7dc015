import { DomUtils, parseDocument } from 'htmlparser2';

export type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
export type Within = Document | Element;
type Wanted = string | RegExp;

export const parseHtml = (html: string): Document => parseDocument(html);

const isWanted = (given: string, wanted: Wanted): boolean =>
  typeof wanted === 'string' ? given === wanted : wanted.test(given);

/** Text as it is read: in one line, without the comments that React leaves between its pieces. */
export const textOf = (within: Within): string =>
  DomUtils.textContent(within).replace(/\s+/g, ' ').trim();

export const textsOf = (elements: Element[]): string[] => elements.map(textOf);

/** Elements of a tag whose attributes are as wanted; an attribute wanted as `true` only has to be there. */
export function findAll(
  within: Within,
  tag: string,
  wanted: Record<string, Wanted | true> = {},
): Element[] {
  return DomUtils.getElementsByTagName(tag, within).filter((element) =>
    Object.entries(wanted).every(([name, value]) => {
      const given = element.attribs[name];
      return given !== undefined && (value === true || isWanted(given, value));
    }),
  );
}

export const findOne = (...asked: Parameters<typeof findAll>): Element =>
  onlyOne(findAll(...asked), `<${asked[1]}>`);

/** Looks in the whole page, wherever it starts from. */
function findById(within: Within, id: string): Element | null {
  let root: Within = within;
  while (root.parent) root = root.parent as Within;
  return DomUtils.getElementById(id, root, true);
}

const textsById = (element: Element, attribute: string): string =>
  (element.attribs[attribute] ?? '')
    .split(' ')
    .map((id) => findById(element, id))
    .map((found) => (found ? textOf(found) : ''))
    .join(' ');

/** The name by which assistive technology calls an element. */
export function nameOf(element: Element): string {
  if (element.attribs['aria-labelledby']) return textsById(element, 'aria-labelledby');
  return element.attribs['aria-label'] ?? textOf(element);
}

export const descriptionOf = (element: Element): string => textsById(element, 'aria-describedby');

export const findNamed = (within: Within, tag: string, name: Wanted): Element[] =>
  findAll(within, tag).filter((element) => isWanted(nameOf(element), name));

export const findLink = (within: Within, name: Wanted): Element =>
  onlyOne(findNamed(within, 'a', name), `the link ${String(name)}`);

export const hrefOf = (within: Within, name: Wanted): string | undefined =>
  findLink(within, name).attribs['href'];

/** A section, list, form or group by its name. */
export function findPart(within: Within, name: string, tag = '*'): Element {
  const parts = findAll(within, tag).filter(
    ({ attribs }) =>
      attribs['aria-labelledby'] !== undefined || attribs['aria-label'] !== undefined,
  );
  return onlyOne(
    parts.filter((part) => nameOf(part) === name),
    `the part ${name}`,
  );
}

export function onlyOne<Item>(found: Item[], what: string): Item {
  const [first] = found;
  if (first === undefined || found.length > 1) {
    throw new Error(`${what} is there ${found.length} times`);
  }
  return first;
}
