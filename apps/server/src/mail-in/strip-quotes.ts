/** Where what somebody wrote ends and what they answer to begins: Gmail and Apple in English and Hindi, Outlook, old programs. */
const quoteStarts = [
  /^\s*>?\s*On\s.{4,300}?\bwrote:\s*$/im,
  /^\s*>?\s*On\s[^\n]{4,200}\n[^\n]{0,200}\bwrote:\s*$/im,
  /^.{4,300}ने लिखा:\s*$/m,
  /^\s*-{2,}\s*(?:Original Message|Forwarded message)\s*-{2,}\s*$/im,
  /^_{10,}\s*$/m,
  /^\*?From:\*?\s[^\n]+\n(?:[^\n]+\n){0,2}?\*?(?:Sent|Date|To|Subject):\*?\s/im,
  // A signature.
  /^-- ?$/m,
];
const phoneSignature = /\n+(?:Sent from|Get) (?:my|Outlook for) [^\n]{2,40}\s*$/i;
const quotedEnd = /(?:\n\s*>[^\n]*)+\s*$/;

/** What somebody wrote now. A text that is nothing but quotes, or answers between their lines, stays whole. */
export function stripQuotes(text: string): string {
  const all = text.replaceAll(/\r\n?/g, '\n');
  const starts = quoteStarts.map((start) => all.search(start)).filter((at) => at >= 0);
  const own = all.slice(0, Math.min(all.length, ...starts));
  const stripped = own.trimEnd().replace(quotedEnd, '').replace(phoneSignature, '').trim();
  return stripped === '' ? all.trim() : stripped;
}
