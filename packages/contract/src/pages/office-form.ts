import { z } from 'zod';
import { html, position, slug } from '../office/fields.ts';
import { requiredLine } from '../submissions/fields.ts';

export const pageFormSchema = z.object({
  title: requiredLine('Please enter a title'),
  slug: slug(),
  content: html(),
  position: position(),
});
