import { z } from 'zod';
import { splitTags } from '../format/tags.ts';
import { costPartLabels, type CostPartName } from '../franchises/cost-parts.ts';
import { maxAmount } from '../forms/rules.ts';
import { readRupees } from '../format/parse-amount.ts';

/** Not stated when missing or empty; then the payload lacks it, as it did before these fields existed. */
const optionalAmount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (String(value ?? '').trim() === '' ? undefined : readRupees(value ?? '')))
  .pipe(
    z
      .number({ error: 'Please enter a number' })
      .min(0, { error: 'Must be 0 or more' })
      .max(maxAmount, { error: 'Please enter a smaller amount' })
      .transform(Math.round)
      .optional(),
  )
  .optional();

const notIncluded = z
  .string()
  .nullish()
  .transform((text) => splitTags(text ?? '').join(',') || undefined)
  .refine((text) => splitTags(text ?? '').every((part) => costPartLabels.includes(part)), {
    error: `Please choose from ${costPartLabels.join(', ')}`,
  })
  .optional();

/** The parts of the investment: additional to the fields that the specification names, none required. */
export const costFieldsOfListing = {
  franchise_fee: optionalAmount,
  cost_interior: optionalAmount,
  cost_equipment: optionalAmount,
  cost_stock: optionalAmount,
  cost_deposit: optionalAmount,
  cost_working_capital: optionalAmount,
  costs_not_included: notIncluded,
} satisfies Record<CostPartName | 'costs_not_included', z.ZodType>;
