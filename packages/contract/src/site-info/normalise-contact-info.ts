import type { ContactInfo } from './entity.ts';
import { array, record, text } from '../normalise/values.ts';

/** Each list holds objects with a field of the list's own name; plain texts are taken too. */
function entries(row: Record<string, unknown>, key: string): string[] {
  const items = array(row[key]) ?? [row[key]];
  return items
    .map((item) => text(record(item)?.[key]) ?? text(item))
    .filter((item) => item !== null);
}

export function normaliseContactInfo(value: unknown): ContactInfo | null {
  const row = record(value);
  if (!row) return null;
  return {
    address: entries(row, 'address').map((address) => ({ address })),
    email: entries(row, 'email').map((email) => ({ email })),
    phone: entries(row, 'phone').map((phone) => ({ phone })),
  };
}
