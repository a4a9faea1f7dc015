const storageKey = 'naya-contact';

export const rememberedFields = ['name', 'email', 'phone'] as const;
export type RememberedContact = Record<(typeof rememberedFields)[number], string>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Null when nothing was remembered, or nothing that can be read. */
export function readContact(): RememberedContact | null {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(storageKey) ?? '')) as Partial<
      Record<string, unknown>
    >;
    const [name, email, phone] = rememberedFields.map((field) => textOf(stored[field]));
    return name && email && phone ? { name, email, phone } : null;
  } catch {
    return null;
  }
}

export function storeContact(contact: RememberedContact): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(contact));
  } catch {
    // A convenience: where the browser stores nothing, the visitor types again.
  }
}

export function forgetContact(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing can be in there.
  }
}
