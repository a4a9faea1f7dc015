import { cleanLine } from '@naya/contract/unwanted-characters';
import { textLimits } from '@naya/contract/forms/limits';
import type { ContactMessage } from '@naya/contract/submissions/contact';
import { partnerOfParam } from '@naya/contract/urls';

/** The brand of which somebody wants to ask a partner. */
export const readPartnerOf = (params: URLSearchParams): string =>
  cleanLine(params.get(partnerOfParam) ?? '').slice(0, textLimits.line);

/** What the contact form starts with then. */
export function startQuestion(
  search: string,
): Partial<Record<keyof ContactMessage, string>> | undefined {
  const brand = readPartnerOf(new URLSearchParams(search));
  return brand
    ? { subject: 'Franchise Inquiry', message: `My question to a partner of ${brand}: ` }
    : undefined;
}
