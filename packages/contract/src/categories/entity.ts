import { z } from 'zod';
import { idSchema } from '../id.ts';
import { tradeFields, type TradeFieldName } from './trade.ts';

const figure = z.number().nullable();
const trade = Object.fromEntries(Object.keys(tradeFields).map((name) => [name, figure])) as Record<
  TradeFieldName,
  typeof figure
>;

export const categorySchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  image: z.string().nullable(),
  ...trade,
  /** Where those figures come from. */
  trade_source: z.string().nullable(),
});
export type Category = z.infer<typeof categorySchema>;
