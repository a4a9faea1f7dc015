import { z } from 'zod';
import {
  lineOrNull,
  percentOrNull,
  pictureOrNull,
  position,
  slug,
  textOrNull,
  wholeNumberOrNull,
} from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';
import { tradeFieldNames, tradeFields, type TradeFieldName } from './trade.ts';

const fields = z.object({
  name: requiredLine('Please enter a name'),
  slug: slug(),
  description: textOrNull(),
  image: pictureOrNull(),
  position: position(),
  ...(Object.fromEntries(
    tradeFieldNames.map((name) => {
      const { max } = tradeFields[name];
      return [name, name.endsWith('percentage') ? percentOrNull(max) : wholeNumberOrNull(max)];
    }),
  ) as Record<TradeFieldName, ReturnType<typeof percentOrNull>>),
  trade_source: lineOrNull(),
});

/** Visitors read where a figure comes from. */
export const categoryFormSchema = fields.superRefine((values, context) => {
  if (values.trade_source !== null || tradeFieldNames.every((name) => values[name] === null))
    return;
  context.addIssue({
    code: 'custom',
    path: ['trade_source'],
    message: 'Please say where these figures come from',
  });
});
