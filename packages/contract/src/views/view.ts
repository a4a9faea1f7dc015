/** `view`: a page of a franchise was opened; `save`: somebody put it on their shortlist. */
export const viewKinds = ['view', 'save'] as const;

/** A page tells by this what somebody did; `from` is the query of the listing that led to a page. */
export type View = { kind: (typeof viewKinds)[number]; franchise: number; from: string };

/** Longer queries are left out. */
export const longestViewQuery = 500;

/** `city`: one that the visitor had chosen; `word`: what they had searched for. */
export const viewSourceKinds = ['city', 'word'] as const;
export type ViewSource = { kind: (typeof viewSourceKinds)[number]; value: string };

/** Cities and words are shown, and kept, only where so many visitors share them. */
export const minShownVisitors = 5;
