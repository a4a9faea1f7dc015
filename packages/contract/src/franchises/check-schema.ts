import { z } from 'zod';
import { checkKindNames, type FranchiseCheck } from './checks.ts';

/** Apart from checks.ts, which the partner widget loads: that carries no zod. */
export const checkSchema = z.object({
  kind: z.enum(checkKindNames),
  checked_on: z.string(),
  detail: z.string().nullable(),
  words: z.string().nullable(),
  images: z.array(z.string()),
}) satisfies z.ZodType<FranchiseCheck>;
