import { z } from 'zod';
import { html, lineOrNull, lines, pictureOrNull, slug } from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';

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
