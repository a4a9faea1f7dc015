import { readStored, writeStored } from '../data/device-storage.ts';

const storageKey = 'naya-contact';

export const rememberedFields = ['name', 'email', 'phone'] as const;
type RememberedContact = Record<(typeof rememberedFields)[number], string>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Null when nothing was remembered, or nothing that can be read. */
export function readContact(): RememberedContact | null {
  const stored = Object(readStored(storageKey)) as Partial<Record<string, unknown>>;
  const [name, email, phone] = rememberedFields.map((field) => textOf(stored[field]));
  return name && email && phone ? { name, email, phone } : null;
}

export function storeContact(contact: RememberedContact): void {
  writeStored(storageKey, contact);
}

export function forgetContact(): void {
  writeStored(storageKey, null);
}
