import { z } from 'zod';
import { idSchema } from '../id.ts';

export const categorySchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  image: z.string().nullable(),
});
export type Category = z.infer<typeof categorySchema>;
