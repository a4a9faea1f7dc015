import { z } from 'zod';
import type { FranchiseFigures } from './figures.ts';

const median = z.number().nullable();

export const franchiseFiguresSchema = z.object({
  brands: z.number(),
  investment: median,
  payback: median,
  fee: median,
}) satisfies z.ZodType<FranchiseFigures>;
