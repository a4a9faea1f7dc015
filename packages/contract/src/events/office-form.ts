import { z } from 'zod';
import { videoTypes } from '../constants.ts';
import {
  lineOrNull,
  pictureOrNull,
  position,
  textOrNull,
  urlOrNull,
} from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';

export const eventFormSchema = z.object({
  title: requiredLine('Please enter a title'),
  date: z.iso
    .date({ error: 'Please enter a date' })
    .nullish()
    .transform((date) => date ?? null),
  location: lineOrNull(),
  description: textOrNull(),
  thumbnail: pictureOrNull(),
  video_type: z
    .enum(videoTypes, { error: 'Please choose from the list' })
    .nullish()
    .transform((type) => type ?? null),
  video_id: lineOrNull(),
  video_url: urlOrNull(),
  image_url: pictureOrNull(),
  position: position(),
});
