import { z } from 'zod';
import { pictureOrNull, position, slug, textOrNull } from '../office/fields.ts';
import { requiredLine } from '../submissions/fields.ts';

export const categoryFormSchema = z.object({
  name: requiredLine('Please enter a name'),
  slug: slug(),
  description: textOrNull(),
  image: pictureOrNull(),
  position: position(),
});
