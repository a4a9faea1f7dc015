/** A page of a franchise tells by this that somebody opened it; `from` is the query of the listing that led there. */
export type View = { franchise: number; from: string };

/** Longer queries are left out. */
export const longestViewQuery = 500;

/** `city`: one that the visitor had chosen; `word`: what they had searched for. */
export const viewSourceKinds = ['city', 'word'] as const;
export type ViewSource = { kind: (typeof viewSourceKinds)[number]; value: string };

/** Cities and words are shown, and kept, only where so many visitors share them. */
export const smallestShownGroup = 5;
