import { z } from 'zod';

export const insightSchema = z.object({
  id: z.string(),
  title: z.string(),
  value: z.number(),
  unit: z.string(),
  description: z.string(),
  series: z.array(z.object({ label: z.string(), value: z.number() })),
});
export type Insight = z.infer<typeof insightSchema>;
