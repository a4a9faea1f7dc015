const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*>/g;

export type Tag = { closing: boolean; name: string; attributes: Map<string, string> };

export const tagsOf = (html: string): Tag[] =>
  html
    .matchAll(tagPattern)
    .map(([, slash, name = '', attributes = '']) => ({
      closing: slash === '/',
      name,
      attributes: new Map(
        attributes.matchAll(/([a-z-]+)="([^"]*)"/g).map(([, key = '', value = '']) => [key, value]),
      ),
    }))
    .toArray();

/** The first fault in the nesting of the tags, or null; none of the tags we allow is void. */
export const nestingFault = (html: string): string | null => {
  const open: string[] = [];
  for (const { closing, name } of tagsOf(html)) {
    if (!closing) open.push(name);
    else if (open.pop() !== name) return `unexpected </${name}>`;
  }
  return open.length > 0 ? `unclosed <${open.join('><')}>` : null;
};

export const textOf = (html: string): string =>
  html.replaceAll(tagPattern, ' ').replaceAll(/\s+/g, ' ').trim();

export const wordCount = (html: string): number =>
  textOf(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const linksOf = (html: string): string[] =>
  tagsOf(html).flatMap(({ attributes }) => attributes.get('href') ?? []);
