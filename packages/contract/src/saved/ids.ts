const longestText = 1_000;

/** Cuts a long text after a whole number. */
function cutIds(text: string): string {
  return text.length > longestText ? text.slice(0, text.lastIndexOf(',', longestText)) : text;
}

/** The ids of `?ids=3,14,27`: whole numbers, each once, in the order given, no more than `most`. */
export function parseIds(text: string | null, most: number): number[] {
  const numbers = cutIds(text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);
  return [...new Set(numbers)].slice(0, most);
}
