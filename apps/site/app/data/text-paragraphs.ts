/** Plain text as its author broke it into paragraphs. */
export function textParagraphs(text: string | null): string[] {
  return (text ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
