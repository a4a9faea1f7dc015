import { z } from 'zod';
import { longestViewQuery, viewKinds, type View } from './view.ts';

const largestId = 2_147_483_647;

export const viewSchema = z.object({
  kind: z.enum(viewKinds).default('view'),
  franchise: z.int().positive().max(largestId),
  from: z.string().max(longestViewQuery).default(''),
}) satisfies z.ZodType<View>;
