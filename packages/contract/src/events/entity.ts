import { z } from 'zod';
import { videoTypes } from '../constants.ts';
import { idSchema } from '../id.ts';

export type VideoType = (typeof videoTypes)[number];

export const eventSchema = z.object({
  id: idSchema,
  title: z.string(),
  date: z.string().nullable(),
  location: z.string().nullable(),
  description: z.string().nullable(),
  thumbnail: z.string().nullable(),
  video_type: z.enum(videoTypes).nullable(),
  video_id: z.string().nullable(),
  video_url: z.string().nullable(),
  image_url: z.string().nullable(),
});
export type Event = z.infer<typeof eventSchema>;
