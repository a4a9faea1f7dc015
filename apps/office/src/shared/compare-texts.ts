import { diffLines, diffWordsWithSpace } from 'diff';

/** A picture stands on a line of its own: its address, then what it shows. */
const pictureLine = /^(\/media\/\S+) ?(.*)$/;
const findPicture = new RegExp(pictureLine, 'm');

/** `at`: its place among the pieces. */
export type Part = { at: number; text: string; isChanged: boolean };
export type ComparedTexts = { before: Part[]; after: Part[] };

/** Comparing costs the square of the changes: beyond so many, the whole paragraph or text is marked. */
const maxChanges = { paragraphs: 400, words: 300 };

type Piece = { value: string; added?: boolean; removed?: boolean };

function compareParagraph(before: string, after: string): Piece[] {
  const hasPicture = findPicture.test(before) || findPicture.test(after);
  const words = hasPicture
    ? undefined
    : diffWordsWithSpace(before, after, { maxEditLength: maxChanges.words });
  return words ?? replaced(before, after);
}

const replaced = (before: string, after: string): Piece[] => [
  { value: before, removed: true },
  { value: after, added: true },
];

/** Both texts in pieces, the changed ones marked: compared by paragraphs first, within a changed one by words. */
export function compareTexts(before: string, after: string): ComparedTexts {
  const paragraphs =
    diffLines(before, after, { maxEditLength: maxChanges.paragraphs }) ?? replaced(before, after);
  const pieces = paragraphs.flatMap((each, index): Piece[] => {
    const previous = paragraphs[index - 1];
    const next = paragraphs[index + 1];
    if (each.removed && next?.added) return compareParagraph(each.value, next.value);
    return each.added && previous?.removed ? [] : [each];
  });
  const sideOf = (left: 'added' | 'removed'): Part[] =>
    pieces
      .filter((piece) => !piece[left] && piece.value !== '')
      .map(({ value, added, removed }, at) => ({
        at,
        text: value,
        isChanged: Boolean(added || removed),
      }));
  return { before: sideOf('added'), after: sideOf('removed') };
}

/** So much is shown around a change, and of a change. */
const shown = { stayed: 60, changed: 600 };

/** The same pieces with long stretches cut; the very array where nothing is long. */
export function cutParts(parts: Part[]): Part[] {
  const cut = parts.map(cutPart);
  return cut.some((part, at) => part !== parts[at]) ? cut : parts;
}

function cutPart(part: Part): Part {
  const { text, isChanged } = part;
  if (isChanged) {
    return text.length <= shown.changed
      ? part
      : { ...part, text: `${cutAt(text, shown.changed)}…` };
  }
  if (text.length <= shown.stayed * 2) return part;
  return { ...part, text: `${cutAt(text, shown.stayed)} … ${text.slice(-shown.stayed)}` };
}

/** A picture's line is kept whole or left out. */
function cutAt(text: string, length: number): string {
  const start = text.slice(0, length);
  const line = start.slice(start.lastIndexOf('\n') + 1);
  return pictureLine.test(line) ? start.slice(0, start.length - line.length) : start;
}

export type Picture = { url: string; alt: string };

/** The lines of a text, its pictures among them. */
export function splitPictures(text: string): (string | Picture)[] {
  return text.split(/(?<=\n)/).map((line) => {
    const [, url, alt = ''] = pictureLine.exec(line.trimEnd()) ?? [];
    return url ? { url, alt } : line;
  });
}
