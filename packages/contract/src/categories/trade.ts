/**
 * What is usual in the trade of a category: the calculator takes it where a brand states nothing. Staff and other costs are shares of
 * what is billed, and rent goes by the area, so that they fit outlets of every size.
 */
export const tradeFields = {
  trade_share_percentage: { label: 'Share of billing the partner keeps (%)', max: 100 },
  trade_average_bill: { label: 'Average bill (₹)', max: 1_00_00_000 },
  trade_bills_a_day: { label: 'Bills a day', max: 1_00_000 },
  trade_opening_days: { label: 'Days open a month', max: 31 },
  trade_rent_per_sq_ft: { label: 'Rent a month for each sq ft (₹)', max: 1_00_000 },
  trade_staff_percentage: { label: 'Staff cost, of billing (%)', max: 100 },
  trade_other_percentage: { label: 'Other running costs, of billing (%)', max: 100 },
} as const;

export type TradeFieldName = keyof typeof tradeFields;
export const tradeFieldNames = Object.keys(tradeFields) as TradeFieldName[];
