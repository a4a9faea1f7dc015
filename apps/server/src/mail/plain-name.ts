import { cleanLine } from '@naya/contract/submissions/fields';

const longestName = 80;
/** A scheme, `www.`, an e-mail, or a host with a path. */
const linkWord = /:\/\/|^www\.|@|\.\p{L}{2,}[/?#:]/iu;
const dotInside = /[.。．｡](?=[\p{L}\p{N}]{2})/gu;

/**
 * A name as a mail may say it. Mail programs turn whatever looks like a URL into a link: words that are one are left out,
 * and a dot inside a word gets a space after it.
 */
export function plainName(name: string): string {
  const words = cleanLine(name)
    .split(' ')
    .filter((word) => !linkWord.test(word))
    .map((word) => word.replace(dotInside, '. '));
  const characters = Array.from(words.join(' '));
  return characters.length > longestName
    ? `${characters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}
