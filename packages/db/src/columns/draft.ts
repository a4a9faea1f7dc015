import { jsonb } from '../drizzle-tables.ts';

/** A text as somebody wants to publish it; visitors do not see it. */
export type TextDraft = { values: Record<string, unknown>; by: string; at: string };

/** Null while what is published is all there is. */
export const draft = () => jsonb('draft').$type<TextDraft>();
