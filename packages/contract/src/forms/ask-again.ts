import { withinOneTypo } from '../within-one-typo.ts';

const phoneDigits = 10;

/** A question about a phone number that is too short to ring; never a refusal. */
export function askAboutPhone(typed: string): string | null {
  const count = typed.replaceAll(/\D/g, '').length;
  if (count === 0 || count >= phoneDigits) return null;
  return `Only ${count === 1 ? '1 digit' : `${count} digits`}: is that the whole number?`;
}

const mailDomains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
];

/** A question about an e-mail whose domain is one letter off a usual one. */
export function askAboutEmail(typed: string): string | null {
  const [, local, domain = ''] = /^(.+)@([^@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!local || mailDomains.includes(domain)) return null;
  const meant = mailDomains.find((known) => withinOneTypo(known, domain));
  return meant ? `Did you mean ${local}@${meant}?` : null;
}
