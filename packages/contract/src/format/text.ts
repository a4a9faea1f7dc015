const ellipsis = '...';

/** Punctuation before the ellipsis would read as a fourth dot. */
export function endWithEllipsis(start: string): string {
  return start.replace(/(?<![\s.,:;!?…–—([{“‘-])[\s.,:;!?…–—([{“‘-]+$/, '') + ellipsis;
}

/** At most `count` words, and an ellipsis where the text goes on. */
export function firstWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  return words.length > count ? endWithEllipsis(words.slice(0, count).join(' ')) : text.trim();
}

/** Counts whole characters, so an emoji or a rare letter is never cut in half. */
function cut(text: string, count: number): string {
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join('');
}

/** Goes back to the end of a word, unless that would lose more than half: a word may be longer than the limit. */
export function cutAtWord(text: string, count: number): string {
  const start = cut(text, count);
  if (start.length === text.length || /\s/.test(text.charAt(start.length))) return start;
  const lastSpace = start.search(/\s\S*$/);
  return lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start;
}

/** At most `count` characters, and an ellipsis where the text goes on. */
export function firstCharacters(text: string, count: number): string {
  const start = cutAtWord(text, count);
  return start.length === text.length ? text : endWithEllipsis(start);
}

export function capitaliseFirst(text: string): string {
  const first = cut(text, 1);
  return first.toUpperCase() + text.slice(first.length);
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const hex = name[1] === 'x' || name[1] === 'X';
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}

const inlineTag =
  /^\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)(?![a-z0-9-])/i;
const hiddenElement = /^(script|style|template)(?![a-z0-9-])/i;

/** Reads one part (the text after a '<'): its visible text, and the end to skip to before reading goes on. */
function readPart(part: string): { text: string; until: string | null } {
  if (!/^[a-z/!?]/i.test(part)) return { text: `<${part}`, until: null };
  const hidden = hiddenElement.exec(part)?.[1];
  if (hidden) return { text: ' ', until: `/${hidden.toLowerCase()}` };
  if (part.startsWith('!--') && !part.includes('-->')) return { text: '', until: '-->' };
  const end = part.startsWith('!--') ? part.indexOf('-->') + 2 : part.indexOf('>');
  const rest = end === -1 ? '' : part.slice(end + 1);
  return { text: inlineTag.test(part) ? rest : ` ${rest}`, until: null };
}

/** For excerpts and meta tags only, never for output as HTML. One pass, so hostile input costs no more. */
export function plainText(html: string): string {
  const [first = '', ...parts] = html.split('<');
  let text = first;
  let until: string | null = null;
  for (const part of parts) {
    if (until === '-->') {
      const end = part.indexOf('-->');
      if (end === -1) continue;
      text += part.slice(end + 3);
      until = null;
    } else if (until !== null && !part.toLowerCase().startsWith(until)) {
      continue;
    } else {
      const read = readPart(part);
      text += read.text;
      until = read.until;
    }
  }
  return text
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
}
