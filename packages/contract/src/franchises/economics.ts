import type { FranchiseFieldName } from './fields.ts';

/** What a brand says of a month of a typical outlet; the calculator starts from it. */
export const monthFieldNames = [
  'partner_share_percentage',
  'average_bill',
  'bills_a_day',
  'opening_days',
  'monthly_rent',
  'monthly_staff_cost',
  'monthly_other_costs',
] as const satisfies FranchiseFieldName[];

/** What a partner pays to the brand besides fee and royalty, and on which terms. */
export const paymentFieldNames = [
  'royalty_base',
  'marketing_fee_percentage',
  'fees_gst',
  'brand_supply',
  'brand_supply_percentage',
  'renewal_fee',
  'transfer_fee',
  'exit_terms',
  'refundable_until',
] as const satisfies FranchiseFieldName[];
