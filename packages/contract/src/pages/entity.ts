import { z } from 'zod';
import { idSchema } from '../id.ts';

export const pageLinkSchema = z.object({ id: idSchema, slug: z.string(), title: z.string() });
export type PageLink = z.infer<typeof pageLinkSchema>;

export const pageSchema = pageLinkSchema.extend({ content: z.string() });
export type Page = z.infer<typeof pageSchema>;
