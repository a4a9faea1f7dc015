import { createHash } from 'node:crypto';
import { cleanLine } from '@naya/contract/unwanted-characters';
import PostalMime, { type Email } from 'postal-mime';
import { stripQuotes } from './strip-quotes.ts';

/** `bounce`: a mail server returned ours. `automatic`: a program wrote it, or it is our own, gone round in a circle. */
type ReadMail = {
  kind: 'written' | 'bounce' | 'automatic';
  messageId: string;
  text: string;
};

/** A mail of a mail program has a handful of parts, and nests them a few levels deep. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 };
const maxParts = 200;
const maxNames = 10;

export class UnreadableMail extends Error {}

export async function readMail(raw: Buffer, { host, sender }: { host: string; sender: string }) {
  if (countParts(raw) > maxParts) throw new UnreadableMail('It has too many parts.');
  const options = { ...limits, attachmentEncoding: 'utf8' } as const;
  const mail = await PostalMime.parse(raw, options).catch((error: unknown) => {
    throw new UnreadableMail(error instanceof Error ? error.message : String(error));
  });
  return {
    kind: kindOf(mail, host, sender),
    messageId: messageIdOf(mail, raw),
    text: [stripQuotes(mail.text ?? ''), sayLeftOut(mail)].filter(Boolean).join('\n\n'),
  } satisfies ReadMail;
}

function countParts(raw: Buffer): number {
  let parts = 0;
  for (
    let at = raw.indexOf('\n--');
    at !== -1 && parts <= maxParts;
    at = raw.indexOf('\n--', at + 3)
  )
    parts += 1;
  return parts;
}

const maxMessageId = 500;

/** A program that gives none sends the same bytes again. */
function messageIdOf({ messageId }: Email, raw: Buffer): string {
  const given = cleanLine(messageId ?? '').slice(0, maxMessageId);
  return given || createHash('sha256').update(raw).digest('hex');
}

/** Names the attachments, so that the reader can ask the sender for them. */
function sayLeftOut({ attachments }: Email): string {
  const names = attachments
    .filter(({ disposition, related }) => disposition === 'attachment' || !related)
    .map(({ filename }) => cleanLine(filename ?? '').slice(0, 100) || 'a file without a name');
  if (names.length === 0) return '';
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  return `(Not passed on: ${names.slice(0, maxNames).join(', ')}${more})`;
}

const programs: [header: string, value: RegExp][] = [
  ['auto-submitted', /^(?!no\b)/i],
  ['precedence', /bulk|junk|list|auto/i],
  ['x-autoreply', /./],
  ['x-autorespond', /./],
  ['list-id', /./],
];
const saysAway = /^(?:automatic reply|auto(?:matic)?[- ]?reply|out of (?:the )?office)\b/i;

function kindOf(mail: Email, host: string, sender: string): ReadMail['kind'] {
  const isOurs = mail.messageId?.endsWith(`@${host}>`) || hasHeader(mail, 'x-loop', host);
  if (isOurs && sender !== '') return 'automatic';
  if (sender === '' && isReturned(mail)) return 'bounce';
  const isProgram =
    sender === '' ||
    programs.some(([header, value]) => hasHeader(mail, header, value)) ||
    saysAway.test(mail.subject ?? '');
  return isProgram ? 'automatic' : 'written';
}

function hasHeader({ headers }: Email, name: string, wanted: string | RegExp): boolean {
  return headers.some(({ key, value }) => {
    if (key !== name) return false;
    return typeof wanted === 'string' ? value.trim() === wanted : wanted.test(value.trim());
  });
}

/** For good: one that only waits is tried again. */
function isReturned({ attachments, from, headers }: Email): boolean {
  const reports = attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status');
  if (reports.length > 0) {
    return reports.some(({ content }) =>
      /^(?:Action:\s*failed|Status:\s*5)/im.test(typeof content === 'string' ? content : ''),
    );
  }
  const isAnswer = headers.some(({ key }) => key === 'auto-submitted' || key === 'x-autoreply');
  return !isAnswer && /^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '');
}
