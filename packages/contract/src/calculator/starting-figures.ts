import type { Category } from '../categories/entity.ts';
import type { TradeFieldName } from '../categories/trade.ts';
import type { Franchise } from '../franchises/entity.ts';
import { monthFieldNames } from '../franchises/economics.ts';
import { feeGstPercent, openingCost, openingCostFields } from '../franchises/opening-cost.ts';
import type { StartingFigures, StatedFigures } from './query.ts';

export const startingFields = [
  ...openingCostFields,
  ...monthFieldNames,
  'space_required',
  'royalty_percentage',
  'royalty_base',
  'marketing_fee_percentage',
  'fees_gst',
  'brand_supply_percentage',
] as const satisfies (keyof Franchise)[];
type Stating = Pick<Franchise, (typeof startingFields)[number]>;
/** What is usual in the trade of a category. */
export type Trade = Pick<Category, TradeFieldName | 'trade_source'>;

/** What the calculator starts from: what the brand states, then what is usual in its trade. */
export function startingFigures(franchise: Stating, trade: Trade | null): StartingFigures {
  const brand = statedFigures(franchise);
  return { brand, trade: trade ? tradeFigures(trade, brand, franchise) : {} };
}

function statedFigures(franchise: Stating): StatedFigures {
  const cost = openingCost(franchise);
  const amounts = new Map(
    [...(cost?.parts ?? []), ...(cost?.onTop ?? [])].map(({ name, amount }) => [name, amount]),
  );
  return dropMissing({
    fee: franchise.franchise_fee,
    interior: amounts.get('cost_interior'),
    equipment: amounts.get('cost_equipment'),
    stock: amounts.get('cost_stock'),
    rest: amounts.get('rest'),
    deposit: amounts.get('cost_deposit'),
    workingCapital: amounts.get('cost_working_capital'),
    bills: franchise.bills_a_day,
    bill: franchise.average_bill,
    days: franchise.opening_days,
    margin: franchise.partner_share_percentage,
    royalty: ofSales(franchise.royalty_percentage, franchise),
    marketing: ofSales(franchise.marketing_fee_percentage, franchise),
    feesGst: gstOnFees(franchise.fees_gst),
    rent: franchise.monthly_rent,
    wages: franchise.monthly_staff_cost,
    other: franchise.monthly_other_costs,
  });
}

/** A percentage of another base as a percentage of sales; undefined where the brand does not say enough to tell. */
function ofSales(percent: number | null, franchise: Stating): number | undefined {
  const { royalty_base, partner_share_percentage: kept, brand_supply_percentage } = franchise;
  if (percent === null) return undefined;
  if (percent === 0) return 0;
  if (royalty_base === 'Gross profit') return kept === null ? undefined : (percent * kept) / 100;
  if (royalty_base !== 'Goods bought from the brand') return percent;
  if (kept === null || brand_supply_percentage === null) return undefined;
  return (percent * (100 - kept) * brand_supply_percentage) / 10_000;
}

function gstOnFees(choice: string | null): number | undefined {
  if (choice === null) return undefined;
  return choice === 'Included' ? 0 : feeGstPercent;
}

/** Shares become amounts of the month that brand and trade together describe. */
function tradeFigures(trade: Trade, brand: StatedFigures, franchise: Stating): StatedFigures {
  const bills = brand.bills ?? trade.trade_bills_a_day;
  const bill = brand.bill ?? trade.trade_average_bill;
  const days = brand.days ?? trade.trade_opening_days;
  const sales = times(times(bills, bill), days);
  const area = readArea(franchise.space_required);
  return dropMissing({
    bills: trade.trade_bills_a_day,
    bill: trade.trade_average_bill,
    days: trade.trade_opening_days,
    margin: trade.trade_share_percentage,
    rent: rounded(times(area, trade.trade_rent_per_sq_ft)),
    wages: rounded(times(sales, trade.trade_staff_percentage), 100),
    other: rounded(times(sales, trade.trade_other_percentage), 100),
  });
}

const times = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one * other;
const rounded = (amount: number | null, divisor = 1) =>
  amount === null ? null : Math.round(amount / divisor);

const dropMissing = (figures: {
  [Key in keyof StatedFigures]: number | null | undefined;
}): StatedFigures =>
  Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure != null));

/** The smaller end of '250 - 400 sq ft'; null when another unit is named. */
function readArea(text: string | null): number | null {
  if (!text || /met(?:er|re)|m2|m²|yard|acre/i.test(text)) return null;
  const first = /\d[\d,]*/.exec(text)?.[0];
  return first ? Number(first.replaceAll(',', '')) : null;
}
