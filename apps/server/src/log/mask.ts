import { secretSegments } from '@naya/contract/secret-segments';

/** A word, with a host behind it if it is an e-mail. Every letter is read once: a pattern of e-mails alone begins anew at each. */
const wordOrEmail = /[\w.+-]+((?:@|%40)[\w-]+(?:\.[\w-]+)+)?/g;
const phone = /\+?\d[\d\s-]{8,}\d/g;
const password = /(:\/\/[^\s:@/]*):[^\s@/]+@/g;
/** Names of such segments, in whatever encoding. */
const segments = secretSegments.map((name) => name.replaceAll('-', '(?:-|%2d)')).join('|');
const secretAfter = new RegExp(
  String.raw`((?:${segments})(?:/|%2f)|\btoken(?:=|%3d|/))[^\s"?#&\\]+`,
  'gi',
);
/** Letters of both cases and digits at random, as no slug of ours is written. */
const tokenSegment = /\/(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}(?=[/.]|$)/g;
const maxDecodes = 3;

/** Safe on any line, numbers and times included. */
export function maskSecrets(text: string): string {
  return text
    .replaceAll(password, '$1:…@')
    .replaceAll(secretAfter, '$1…')
    .replaceAll(wordOrEmail, (word, host?: string) => (host ? '…@…' : word));
}

/** Masks phone numbers too, so that the text does not tell whom it is about. */
export function maskText(text: string): string {
  return maskSecrets(text).replaceAll(phone, '…');
}

/** A path in whatever case or encoding, without its query and without what opens something. */
export function maskPath(path: string): string {
  const [plain = ''] = decodeFully(path).split(/[?#]/);
  return maskText(plain).replaceAll(tokenSegment, '/…');
}

function decodeFully(path: string, times = maxDecodes): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path || times === 0 ? path : decodeFully(decoded, times - 1);
  } catch {
    return path;
  }
}
