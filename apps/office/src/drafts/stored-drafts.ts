export type Draft = { at: number; values: Record<string, unknown> };

const prefix = 'office-draft';
const limits = { characters: 1_000_000, drafts: 20, ageMs: 7 * 24 * 60 * 60 * 1000 };

let owner = '';
/** A draft is offered to nobody but its author. */
export const setDraftOwner = (id: string) => {
  owner = id;
};

const keyOf = (name: string) => `${prefix} ${owner} ${name}`;
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(`${prefix} `));

function parse(text: string | null): Draft | null {
  try {
    const { at, values } = JSON.parse(text ?? '') as Draft;
    return Date.now() - at < limits.ageMs && typeof values === 'object' ? { at, values } : null;
  } catch {
    return null;
  }
}

/** Too old ones go, and the oldest of too many. */
function makeRoom(): void {
  const kept = draftKeys()
    .map((key) => ({ key, at: parse(localStorage.getItem(key))?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  const gone = kept.filter(({ at }, index) => at === 0 || index >= limits.drafts - 1);
  for (const { key } of gone) localStorage.removeItem(key);
}

/** `name`: the resource with its id, such as `pages/12` or `pages/new`. */
export function storeDraft(name: string, values: Draft['values']): void {
  const text = JSON.stringify({ at: Date.now(), values } satisfies Draft);
  if (text.length > limits.characters) return;
  try {
    if (localStorage.getItem(keyOf(name)) === null) makeRoom();
    localStorage.setItem(keyOf(name), text);
  } catch {
    // The device keeps nothing, or no more: the text is only in the form then.
  }
}

export const readDraft = (name: string): Draft | null => parse(localStorage.getItem(keyOf(name)));
export const removeDraft = (name: string) => localStorage.removeItem(keyOf(name));

export function removeAllDrafts(): void {
  for (const key of draftKeys()) localStorage.removeItem(key);
}
