import { z } from 'zod';
import { html, position, slug } from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';

export const pageStatuses = ['draft', 'published'] as const;

export const pageFormSchema = z.object({
  title: requiredLine('Please enter a title'),
  slug: slug(),
  content: html(),
  position: position(),
  /** A page whose state nobody names is published when it is made, and stays what it is afterwards. */
  status: z.enum(pageStatuses, { error: 'Please choose draft or published' }).optional(),
});
