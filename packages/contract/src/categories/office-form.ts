import { z } from 'zod';
import { pictureOrNull, position, slug, textOrNull } from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';

export const categoryFormSchema = z.object({
  name: requiredLine('Please enter a name'),
  slug: slug(),
  description: textOrNull(),
  image: pictureOrNull(),
  position: position(),
});
