import { z } from 'zod';
import { videoTypes } from '../constants.ts';
import { requiredLine } from '../submissions/fields.ts';
import {
  emailOrNull,
  html,
  lineOrNull,
  lines,
  pictureOrNull,
  position,
  slug,
  textOrNull,
  urlOrNull,
} from './fields.ts';

export const categoryFormSchema = z.object({
  name: requiredLine('Please enter a name'),
  slug: slug(),
  description: textOrNull(),
  image: pictureOrNull(),
  position: position(),
});

export const blogStatuses = ['draft', 'scheduled', 'published'] as const;

export const blogFormSchema = z
  .object({
    title: requiredLine('Please enter a title'),
    slug: slug(),
    content: html(),
    meta_description: lineOrNull(400),
    image: pictureOrNull(),
    category: lineOrNull(),
    tags: lines(30),
    author: lineOrNull(),
    status: z.enum(blogStatuses, { error: 'Please choose draft, scheduled or published' }),
    published_at: z.iso
      .datetime({ offset: true, error: 'Please enter a date and a time' })
      .nullish()
      .transform((at) => at ?? null),
  })
  .refine((blog) => blog.status !== 'scheduled' || blog.published_at !== null, {
    path: ['published_at'],
    error: 'Please say when it is to be published',
  });

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

export const teamFormSchema = z.object({
  name: requiredLine('Please enter a name'),
  position: lineOrNull(),
  bio: textOrNull(),
  image: pictureOrNull(),
  joined: lineOrNull(),
  email: emailOrNull(),
  phone: lineOrNull(),
  linkedin: urlOrNull(),
  experience: lines(30),
  skills: lines(30),
  display_order: position(),
});

export const pageFormSchema = z.object({
  title: requiredLine('Please enter a title'),
  slug: slug(),
  content: html(),
  position: position(),
});
