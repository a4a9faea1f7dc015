import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element | ReturnType<typeof parseDocument>;

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

/** Of a whole document the texts are those of its elements. */
function textOf(node: Node): string {
  const shown = 'attribs' in node ? [node] : node.children;
  return DomUtils.innerText(shown).replaceAll(/\s+/g, ' ').trim();
}

const picturesIn = (node: Node) => DomUtils.getElementsByTagName('img', [node]);

export function readPage(html: string): Part {
  const document = parseDocument(html);
  const elementsIn = (node: Node): Element[] => DomUtils.findAll(() => true, node.children);

  function nameOf(element: Element): string {
    const label = element.attribs['aria-label'];
    if (label !== undefined) return label;
    const title = element.attribs['aria-labelledby'];
    const source = title ? DomUtils.getElementById(title, document.children) : element;
    return source ? textOf(source) : '';
  }

  function hasRole({ name, attribs }: Element, role: Role): boolean {
    return attribs['role'] ? attribs['role'] === role : (tags[role] as string[]).includes(name);
  }

  function partOf(node: Node): Part {
    const all = (role: Role, name?: string) =>
      elementsIn(node)
        .filter((element) => hasRole(element, role))
        .filter((element) => name === undefined || nameOf(element) === name)
        .map(partOf);
    const one = (role: Role, name?: string) => {
      const found = all(role, name);
      const [first] = found;
      if (!first || found.length > 1) {
        throw new Error(
          `The page has ${found.length} times ${role} ${name ?? ''}: ${textOf(node)}`,
        );
      }
      return first;
    };
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
  return partOf(document);
}
