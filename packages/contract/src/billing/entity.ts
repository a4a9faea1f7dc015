import { z } from 'zod';
import { states } from '../places/states.ts';
import { invoiceKinds } from './numbers.ts';
import { gstRates } from './tax.ts';

/** An order is a proforma until it is paid. One that was paid and taken back by a credit note is cancelled too. */
export const orderStates = ['proforma', 'paid', 'ended', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** Visitors read it as the reason why a franchise is featured. */
export const paidPlaceReason = 'Paid place';

/** So many days before a plan ends its buyer is reminded. */
export const renewalDays = [30, 7, 1] as const;

const party = z.object({
  name: z.string(),
  gstin: z.string().nullable(),
  address: z.string(),
  state: z.enum(states),
});

/** What stands on it: nothing that is changed later changes an invoice. */
export const invoiceSchema = z.object({
  id: z.number(),
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issued_on: z.string(),
  seller: party,
  buyer: party,
  description: z.string(),
  sac: z.string(),
  gst_rate: z.union(gstRates.map((rate) => z.literal(rate))),
  net: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
  /** Of a credit note: the invoice that it takes back, and why. */
  corrects: z.object({ number: z.string(), issued_on: z.string() }).nullable(),
  reason: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** An order as its brand sees it. Amounts are paise. */
export type BrandOrder = {
  id: number;
  plan_name: string;
  months: number;
  state: OrderState;
  net: number;
  tax: number;
  total: number;
  starts_on: string | null;
  ends_on: string | null;
  created_at: string;
};

type PlanOffer = {
  id: number;
  name: string;
  months: number;
  price_paise: number;
  gst_rate: number;
  gives_featured: boolean;
};

/** How the open order is paid; the code is an SVG path of modules, drawn in a square of `size`. */
export type Payment = {
  payee: string;
  bank_name: string;
  bank_account: string;
  bank_ifsc: string;
  reference: string;
  upi: { url: string; code: { path: string; size: number } } | null;
};

export type BrandBilling = {
  plans: PlanOffer[];
  orders: BrandOrder[];
  invoices: Pick<Invoice, 'id' | 'kind' | 'number' | 'issued_on' | 'total'>[];
  has_paid_place: boolean;
  /** Null without an open order, or while the seller's details are missing. */
  payment: Payment | null;
};
