import { z } from 'zod';
import type { ReadFailureCode } from '../failure-codes.ts';
import { idSchema } from '../id.ts';

/** A foreign backend may store a submission without telling its id. */
export const receiptSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  id: idSchema.nullable(),
  test: z.literal(true).optional(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const failureSchema = z.object({
  success: z.literal(false),
  /** The reason, for programs; a foreign backend may give none. */
  code: (z.string() as z.ZodType<ReadFailureCode>).optional(),
  message: z.string(),
  errors: z.record(z.string(), z.string()),
  test: z.literal(true).optional(),
  /** With 500 and above: what an operator finds it by. */
  requestId: z.string().optional(),
});
export type Failure = z.infer<typeof failureSchema>;
