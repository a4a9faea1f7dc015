import { z } from 'zod';

/** Our own ids are integers; a foreign backend may use strings. */
export const idSchema = z.union([z.number().int(), z.string().min(1)]);
export type Id = z.infer<typeof idSchema>;
