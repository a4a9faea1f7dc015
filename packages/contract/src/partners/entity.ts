import { z } from 'zod';

/** Enquiries by month (`2026-11`), newest first; months without any are absent. */
const monthlyCountsSchema = z.array(z.object({ month: z.string(), count: z.number() }));
export type MonthlyCounts = z.infer<typeof monthlyCountsSchema>;

/** A partner sees this of itself by its key. */
export const partnerSchema = z.object({
  name: z.string(),
  sites: z.array(z.string()),
  enquiries: monthlyCountsSchema,
  test: z.literal(true).optional(),
});
