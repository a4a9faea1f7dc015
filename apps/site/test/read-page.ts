import { DomUtils } from 'htmlparser2';
import {
  nameOf,
  onlyOne,
  parseHtml,
  type Element,
  type Within,
} from '../../server/test/support/html.ts';

/** A page, or an element of it, as those see it who run no scripts. */
export type Part = {
  /** White space as one blank. */
  text: string;
  attribute: (name: string) => string | undefined;
  /** The elements of that role, of that accessible name if one is given. */
  all: (role: Role, name?: string) => Part[];
  texts: (role: Role) => string[];
  /** The one element of that role; anything else is an error. */
  one: (role: Role, name?: string) => Part;
  region: (name: string) => Part;
  /** Whether an element has exactly this text. */
  says: (text: string) => boolean;
  /** The attribute of each picture. */
  sources: string[];
  /** The `style` of each picture. */
  pictureStyles: string[];
};

const tags = {
  article: ['article'],
  button: ['button'],
  contentinfo: ['footer'],
  definition: ['dd'],
  figure: ['figure'],
  form: ['form'],
  heading: ['h1', 'h2', 'h3', 'h4'],
  h1: ['h1'],
  header: ['header'],
  input: ['input', 'textarea', 'select'],
  link: ['a'],
  list: ['ul', 'ol'],
  listitem: ['li'],
  main: ['main'],
  option: ['option'],
  region: ['section'],
  status: ['output'],
  term: ['dt'],
  alert: [],
  tabpanel: [],
} satisfies Record<string, string[]>;
type Role = keyof typeof tags;

/** The text that a reader sees: of a whole document the texts of its elements, without scripts. */
function textOf(node: Within): string {
  const shown = 'attribs' in node ? [node] : node.children;
  return DomUtils.innerText(shown).replaceAll(/\s+/g, ' ').trim();
}

const picturesIn = (node: Within) => DomUtils.getElementsByTagName('img', [node]);

export function readPage(html: string): Part {
  const elementsIn = (node: Within): Element[] => DomUtils.findAll(() => true, node.children);

  function hasRole({ name, attribs }: Element, role: Role): boolean {
    return attribs['role'] ? attribs['role'] === role : (tags[role] as string[]).includes(name);
  }

  function partOf(node: Within): Part {
    const all = (role: Role, name?: string) =>
      elementsIn(node)
        .filter((element) => hasRole(element, role))
        .filter((element) => name === undefined || nameOf(element) === name)
        .map(partOf);
    const one = (role: Role, name?: string) =>
      onlyOne(all(role, name), `${role} ${name ?? ''} in “${textOf(node)}”`);
    return {
      text: textOf(node),
      attribute: (name) => ('attribs' in node ? node.attribs[name] : undefined),
      all,
      one,
      texts: (role) => all(role).map(({ text }) => text),
      region: (name) => one('region', name),
      says: (text) => elementsIn(node).some((element) => textOf(element) === text),
      sources: picturesIn(node).map(({ attribs }) => attribs['src'] ?? ''),
      pictureStyles: picturesIn(node).map(({ attribs }) => attribs['style'] ?? ''),
    };
  }
  return partOf(parseHtml(html));
}
