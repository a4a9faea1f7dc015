import { formatAmount } from '../format/amount.ts';
import { stated } from '../format/figure.ts';
import type { Franchise } from './entity.ts';
import { paymentFieldNames } from './economics.ts';
import { feeGstPercent } from './opening-cost.ts';

export const paymentFields = [
  'partner_share_percentage',
  'royalty_percentage',
  ...paymentFieldNames,
] as const satisfies (keyof Franchise)[];
type Paying = Pick<Franchise, (typeof paymentFields)[number]>;

export type Payment = {
  label: string;
  /** Null where the brand does not state it. */
  value: string | null;
};

type Say = (franchise: Paying) => string | null;
const payments = {
  // First, since a brand that takes no royalty may keep most of the billing.
  'Goods, and what the brand keeps': sayKept,
  Royalty: (it) => sayFee(it.royalty_percentage, it),
  'Marketing fee': (it) => sayFee(it.marketing_fee_percentage, it),
  'Goods from the brand': saySupply,
  Renewal: (it) => sayAmount(it.renewal_fee),
  'Transfer to another partner': (it) => sayAmount(it.transfer_fee),
  'Leaving early': (it) => it.exit_terms,
  'Fee refundable until': (it) => it.refundable_until,
} satisfies Record<string, Say>;
export const paymentLabels = Object.keys(payments);

/** Everything that a partner pays to a brand besides what opening costs, what stays there of the billing included. */
export const listPayments = (franchise: Paying): Payment[] =>
  Object.entries<Say>(payments).map(([label, say]) => ({ label, value: say(franchise) }));

function sayKept({ partner_share_percentage: share }: Paying): string | null {
  if (share === null) return null;
  return share === 100 ? 'Nothing' : `₹${Math.round((100 - share) * 10) / 10} of ₹100 billed`;
}

const gstWords: Record<string, string> = {
  'On top': `${feeGstPercent}% GST on top`,
  Included: 'GST included',
};

function sayFee(percent: number | null, { royalty_base, fees_gst }: Paying): string | null {
  if (percent === null) return null;
  if (percent === 0) return 'None';
  const base = royalty_base
    ? ` of ${royalty_base.replace(/^[A-Z](?=[a-z])/, lower)}`
    : ', of what is not stated';
  const gst = fees_gst === null ? 'GST not stated' : (gstWords[fees_gst] ?? fees_gst);
  return `${percent}%${base}; ${gst}`;
}

const lower = (letter: string) => letter.toLowerCase();

function saySupply({ brand_supply, brand_supply_percentage: percent }: Paying): string | null {
  if (brand_supply === null || brand_supply === 'None' || percent === null) return brand_supply;
  return `${brand_supply}: ${percent}% of all goods`;
}

const sayAmount = (amount: number | null): string | null =>
  amount === 0 ? 'Nothing' : stated(formatAmount(amount));
