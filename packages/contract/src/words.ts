/** Lower case, Latin accents removed; the vowel signs of Indian scripts are letters and stay. */
export function withoutAccents(text: string): string {
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
