/** Lower case, Latin accents removed; the vowel signs of Indian scripts are letters and stay. */
export function withoutAccents(text: string): string {
  // Most texts are plain ASCII, and the catalogue reads all of them.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The words a search compares: lower case, no accents, no punctuation. */
export function wordsOf(text: string): string[] {
  return withoutAccents(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
