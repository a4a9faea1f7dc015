/** Texts whose changes can wait as a draft while visitors read what is published. */
export const draftedRecords = ['blogs', 'pages'] as const;
export type DraftedRecord = (typeof draftedRecords)[number];

export const draftedDocuments = ['about', 'privacy-policy', 'terms'] as const;
export type DraftedDocument = (typeof draftedDocuments)[number];

/** `by` saved the draft that a record is shown with. */
export type DraftNote = { by: string; at: string };
