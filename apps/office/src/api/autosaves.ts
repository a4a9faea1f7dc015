export type Autosave = { at: number; values: Record<string, unknown> };

const prefix = 'office-draft';
const limits = { characters: 1_000_000, autosaves: 20, ageMs: 7 * 24 * 60 * 60 * 1000 };

let owner = '';
/** An autosave is offered to nobody but its author. */
export const setAutosaveOwner = (id: string) => {
  owner = id;
};

const keyOf = (name: string) => `${prefix} ${owner} ${name}`;
const autosaveKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(`${prefix} `));

function parse(text: string | null): Autosave | null {
  try {
    const { at, values } = JSON.parse(text ?? '') as Autosave;
    return Date.now() - at < limits.ageMs && typeof values === 'object' ? { at, values } : null;
  } catch {
    return null;
  }
}

/** Removes what is older than a week, and the oldest beyond the limit. */
function makeRoom(): void {
  const kept = autosaveKeys()
    .map((key) => ({ key, at: parse(localStorage.getItem(key))?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  const gone = kept.filter(({ at }, index) => at === 0 || index >= limits.autosaves - 1);
  for (const { key } of gone) localStorage.removeItem(key);
}

/** `name`: the resource with its id, such as `pages/12` or `pages/new`. */
export function storeAutosave(name: string, values: Autosave['values']): void {
  const text = JSON.stringify({ at: Date.now(), values } satisfies Autosave);
  if (text.length > limits.characters) return;
  try {
    if (localStorage.getItem(keyOf(name)) === null) makeRoom();
    localStorage.setItem(keyOf(name), text);
  } catch {
    // localStorage is blocked or full: the text is only in the form then.
  }
}

export const readAutosave = (name: string): Autosave | null =>
  parse(localStorage.getItem(keyOf(name)));
export const removeAutosave = (name: string) => localStorage.removeItem(keyOf(name));

export function removeAllAutosaves(): void {
  for (const key of autosaveKeys()) localStorage.removeItem(key);
}

/** Names the autosave of a record; one that is not stored yet has no id. */
export const autosaveName = (resource: string, id?: string | number) =>
  `${resource}/${id ?? 'new'}`;
