import { toDecimal } from './amounts.ts';

type UpiPayment = { upiId: string; payee: string; paise: number; reference: string };

/** What a payment is known by on bank statements. */
export const orderReference = (id: number) => `ORDER-${id}`;

/** NPCI's linking specification: an app that reads it has payee, amount and note filled in. */
export function upiUrl({ upiId, payee, paise, reference }: UpiPayment): string {
  const values = { pa: upiId, pn: payee, am: toDecimal(paise), cu: 'INR', tn: reference };
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replaceAll('%40', '@')}`;
}
