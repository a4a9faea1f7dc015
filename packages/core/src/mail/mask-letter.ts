import { secretSegments } from '@naya/contract/secret-segments';
import type { MailContent, MailRow } from '@naya/db/mail/table';

const hidden = '…';
const opensSomething = new RegExp(
  String.raw`((?:${secretSegments.join('|')})/|[?&;]token=)[^\s"'<>)\]]+`,
  'g',
);

/** A letter as it may be read later by others: every link and code that opens something is blanked. */
export function maskLetter(
  { subject, html, text }: MailContent,
  { details }: MailRow,
): MailContent {
  const { code } = details as { code?: string };
  const mask = (part: string) => {
    const blanked = part.replace(opensSomething, `$1${hidden}`);
    return code ? blanked.replaceAll(code, hidden) : blanked;
  };
  return { subject: mask(subject), html: mask(html), text: mask(text) };
}
