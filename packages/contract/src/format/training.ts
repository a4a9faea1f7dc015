/** Line breaks, commas, semicolons and full stops; the point in '2.5 weeks' is no full stop. */
export function splitTrainingText(text: string): string[] {
  return text
    .split(/[\r\n,;]|\.(?!\d)/)
    .map((part) => part.trim())
    .filter(Boolean);
}
