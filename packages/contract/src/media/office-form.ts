import { z } from 'zod';
import type { HistoryEntity } from '../history.ts';
import { lineOrNull } from '../forms/office-fields.ts';

const percent = z.number().int().min(0).max(100);

/** Editors say this about a picture of the library; `alt` and `focus` go with it wherever it is put. */
export const pictureFormSchema = z.object({
  original_name: lineOrNull(),
  alt: lineOrNull(300),
  focus: z
    .object({ x: percent, y: percent })
    .nullish()
    .transform((focus) => focus ?? null),
});

export type PictureHolder = Extract<
  HistoryEntity,
  'franchise' | 'blog' | 'page' | 'category' | 'event' | 'team-member' | 'document' | 'submission'
>;

/** A record that shows a picture. */
export type PictureUse = { entity: PictureHolder; id: string; title: string | null };

/** A picture as the library lists it; `url` carries its focal point. */
export type LibraryPicture = z.infer<typeof pictureFormSchema> & {
  id: string;
  url: string;
  width: number;
  height: number;
  created_at: string;
  uses: PictureUse[];
};
