import { z } from 'zod';
import { idSchema } from '../id.ts';

/** A typed text may mean these, a few of each kind. */
export const suggestionsSchema = z.object({
  brands: z.array(
    z.object({
      id: idSchema,
      business_name: z.string(),
      business_logo: z.string().nullable(),
      category: z.string(),
    }),
  ),
  categories: z.array(z.object({ name: z.string(), slug: z.string() })),
  cities: z.array(z.object({ name: z.string(), state: z.string() })),
  articles: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** `label` is such as "under ₹15 lakh". */
  amounts: z.array(z.object({ label: z.string(), maxInvestment: z.number() })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
