import { diffWordsWithSpace } from 'diff';

/** `at`: its place among the pieces. */
export type Part = { at: number; text: string; isChanged: boolean };
export type ChangedParts = { before: Part[]; after: Part[] };

/** So much of what stayed is shown around a change. */
const around = 60;
/** Comparing longer texts word by word would hold the page up. */
const longest = 50_000;

/** Both texts in pieces, the changed ones marked; long stretches that stayed are cut. */
export function changedParts(before: string, after: string): ChangedParts {
  if (before.length + after.length > longest) {
    const whole = (text: string) => [
      { at: 0, text: `${text.slice(0, around * 10)}…`, isChanged: true },
    ];
    return { before: whole(before), after: whole(after) };
  }
  const parts = diffWordsWithSpace(before, after);
  const sideOf = (left: 'added' | 'removed'): Part[] =>
    parts
      .filter((part) => !part[left])
      .map(({ value, added, removed }, at) => ({
        at,
        text: added || removed ? value : shorten(value),
        isChanged: added || removed,
      }));
  return { before: sideOf('added'), after: sideOf('removed') };
}

function shorten(text: string): string {
  if (text.length <= around * 2) return text;
  return `${text.slice(0, around)} … ${text.slice(-around)}`;
}
