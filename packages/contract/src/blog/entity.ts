import { z } from 'zod';
import { idSchema } from '../id.ts';

export const blogSchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  meta_description: z.string().nullable(),
  image: z.string().nullable(),
  created_at: z.string().nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  author: z.string().nullable(),
});
export type Blog = z.infer<typeof blogSchema>;
