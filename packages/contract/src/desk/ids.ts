/** The ids of `?ids=3,14,27`: whole numbers, each once, in the order given, no more than `most`. */
export function parseIds(text: string | null, most: number): number[] {
  const numbers = (text ?? '')
    .slice(0, 400)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);
  return [...new Set(numbers)].slice(0, most);
}
