/**
 * Control characters but for tabs and line ends; what turns the direction of text around it, and could disguise a name;
 * what cannot be seen at all, and could hide words; half a character, which can be neither stored nor put into a URL.
 * Joiners and direction marks stay: Indian scripts, Urdu and emoji need them.
 */
const unwanted =
  /[^\P{Cc}\t\n\r]|[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\p{Cs}/gu;

export function dropUnwantedCharacters(text: string): string {
  return text.replace(unwanted, '');
}
