import { z } from 'zod';
import { idSchema } from '../id.ts';

/** A foreign backend may store a submission without telling its id. */
export const receiptSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  id: idSchema.nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.string()),
});
export type Failure = z.infer<typeof failureSchema>;
