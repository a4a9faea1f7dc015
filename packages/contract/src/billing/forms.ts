import { z } from 'zod';
import { emailAddress, requiredLine } from '../forms/fields.ts';
import { lineOrNull, versionSchema, wholeNumber, yesOrNo } from '../forms/office-fields.ts';
import { cleanNumber, faultOfGstin } from '../franchises/registrations.ts';
import { maxOwnId } from '../own-id.ts';
import { states, type State } from '../places/states.ts';
import { readDecimal } from './amounts.ts';
import { gstStateFault, stateOfGstin } from './gst-states.ts';
import { gstRates, maxPaise } from './tax.ts';

const priceFault = 'Please enter a price in rupees, such as 4999 or 4999.50';

/** A text is rupees, as somebody types them; a number is paise, as they are stored. */
const price = z
  .union([z.string(), z.int()], { error: priceFault })
  .transform((value) => (typeof value === 'string' ? readDecimal(value) : value))
  .pipe(
    z
      .number({ error: priceFault })
      .min(1, { error: priceFault })
      .max(maxPaise, { error: priceFault }),
  );

/** A PDF's own fonts have these characters alone. */
const latinOnly = /^[\u0020-\u007E\u00A0-\u00FF‘’“”–—•…]*$/;
const latin = { error: 'Please write it in Latin letters: it stands on invoices' };
export const planFormSchema = z.object({
  name: requiredLine('Please enter the name of the plan', 80).regex(latinOnly, latin),
  price_paise: price,
  months: wholeNumber(60).min(1, { error: 'At least one month' }),
  gst_rate: z.union(
    gstRates.map((rate) => z.literal(rate)),
    { error: `One of ${gstRates.join(', ')}` },
  ),
  sac: requiredLine('Please enter the SAC', 6).regex(/^99\d{4}$/, {
    error: 'A SAC has six digits and begins with 99, such as 998365 for advertising space',
  }),
  gives_featured: yesOrNo(false),
  is_offered: yesOrNo(false),
});

const gstinOf = (text: string | null, issues: z.core.$RefinementCtx) => {
  const gstin = text && cleanNumber(text);
  if (!gstin) return null;
  const fault = faultOfGstin(gstin) ?? gstStateFault(gstin);
  if (fault) issues.addIssue(`This GSTIN ${fault}`);
  return gstin;
};
const gstin = () => lineOrNull(20).transform(gstinOf);

const name = (message: string) => requiredLine(message, 120).regex(latinOnly, latin);
const address = () =>
  requiredLine('Please enter the address that stands on invoices', 200).regex(latinOnly, latin);

/** Who pays. The place of supply is the state of the GSTIN; without one, the state that was chosen. */
export const buyerSchema = z
  .object({
    name: name('Please enter the name that stands on the invoice'),
    gstin: gstin(),
    address: address(),
    state: lineOrNull().pipe(z.enum(states, { error: 'Please choose the state' }).nullable()),
    email: emailAddress('Please enter the e-mail address that gets the invoice'),
  })
  .transform(({ email, ...buyer }, issues) => {
    const state: State | null = buyer.gstin ? stateOfGstin(buyer.gstin) : buyer.state;
    if (state) return { email: email.toLowerCase(), buyer: { ...buyer, state } };
    issues.addIssue({ code: 'custom', path: ['state'], message: 'Please choose the state' });
    return z.NEVER;
  });
export type Buyer = z.output<typeof buyerSchema>['buyer'];

const id = z.coerce.number({ error: 'Please choose one' }).int().min(1).max(maxOwnId);
export const brandOrderSchema = z.object({ plan: id });
export const officeOrderSchema = z.object({ plan: id, franchise: id });

export const paidSchema = versionSchema.extend({
  reference: requiredLine('Please enter the reference of the payment', 80),
});
export const creditSchema = versionSchema.extend({
  reason: requiredLine('Please say why; it stands on the credit note', 200).regex(latinOnly, latin),
});

/** Who sends the invoices. The state is that of the GSTIN. */
export const sellerSchema = z.object({
  name: name('Please enter the name of the company'),
  gstin: z
    .string({ error: 'Please enter the GSTIN' })
    .min(1, { error: 'Please enter the GSTIN' })
    .max(20)
    .transform(gstinOf)
    .pipe(z.string({ error: 'Please enter the GSTIN' })),
  address: address(),
  upi_id: lineOrNull(100).refine((text) => text === null || /^[\w.-]{2,}@[a-z]{2,}$/i.test(text), {
    error: 'Please enter a UPI id such as name@bank',
  }),
  bank_name: name('Please enter the name of the bank'),
  bank_account: requiredLine('Please enter the number of the account', 20).regex(/^\d{6,18}$/, {
    error: 'Please enter the digits of the account',
  }),
  bank_ifsc: requiredLine('Please enter the IFSC', 11)
    .transform(cleanNumber)
    .pipe(
      z.string().regex(/^[A-Z]{4}0[A-Z\d]{6}$/, { error: 'This is not of the form of an IFSC' }),
    ),
});
export type Seller = z.output<typeof sellerSchema>;
