import type { Id } from '../id.ts';
import { enquiryAnchor, franchiseUrl } from '../urls.ts';
import { textLimits } from '../forms/limits.ts';

const limits = {
  name: textLimits.line,
  email: textLimits.email,
  phone: textLimits.line,
  message: textLimits.text,
};
type Field = keyof typeof limits;
export const typedFields = Object.keys(limits) as Field[];
export type TypedEnquiry = Partial<Record<Field, string>>;

/**
 * The form on the brand's own page, with what was typed elsewhere. It stands behind the #, which browsers
 * send to no server, so no log has it.
 */
export function typedEnquiryUrl(franchise: Id, typed: TypedEnquiry): string {
  const given = typedFields.flatMap((field) => (typed[field] ? [[field, typed[field]]] : []));
  const texts = new URLSearchParams(given).toString();
  return `${franchiseUrl(franchise)}#${enquiryAnchor}${texts && `&${texts}`}`;
}

/** Null when the address carries no texts. Each is cut to what its field takes. */
export function readTypedEnquiry(hash: string): TypedEnquiry | null {
  const start = `#${enquiryAnchor}&`;
  if (!hash.startsWith(start)) return null;
  const given = new URLSearchParams(hash.slice(start.length));
  return Object.fromEntries(
    typedFields.map((field) => [field, (given.get(field) ?? '').slice(0, limits[field])]),
  );
}
