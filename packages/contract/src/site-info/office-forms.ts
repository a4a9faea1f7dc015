import { z } from 'zod';
import { submissionKinds, weekDays } from '../constants.ts';
import { freshnessSteps } from '../franchises/freshness.ts';
import { emailAddress, requiredLine } from '../forms/fields.ts';
import { partnerSites } from '../partners/office-form.ts';
import { brandForm, unlessUsual } from './brand-form.ts';
import { defaultValues } from './brand-defaults.ts';
import { html, lineOrNull, pictureOrNull, urlOrNull, wholeNumber } from '../forms/office-fields.ts';

/** A field that is left empty keeps to the default, and is not stored. */
const monthsOf = (names: readonly string[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, wholeNumber(600).min(1).nullish()])))
    .transform((months) =>
      Object.fromEntries(Object.entries(months).filter(([, value]) => value !== null)),
    );
const baseline = () =>
  wholeNumber(1e9)
    .nullish()
    .transform((value) => value ?? 0);

/** Days on which nobody has to answer; an empty line is none. */
const holidays = z
  .array(z.string())
  .max(400, { error: 'At most 400 days' })
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
  .pipe(z.array(z.iso.date({ error: 'Please enter days such as 2026-11-08, one on each line' })));

const statedValue = z.object({
  title: requiredLine('Please enter what you hold to', 60),
  text: requiredLine('Please explain it in a sentence or two', 300),
});

/** The texts that exist once, by the name under which they are stored; policies are HTML. */
export const documentForms = {
  about: z.object({
    title: requiredLine('Please enter a title'),
    content: html(),
    image: pictureOrNull(),
    values: z
      .array(statedValue)
      .max(6, { error: 'At most 6' })
      .nullish()
      .transform((values) => unlessUsual(values ?? null, defaultValues)),
  }),
  'contact-info': z.object({
    address: z.array(z.object({ address: requiredLine('Please enter an address', 500) })).max(20),
    email: z.array(z.object({ email: emailAddress('Please enter an e-mail address') })).max(20),
    phone: z.array(z.object({ phone: requiredLine('Please enter a phone number') })).max(20),
  }),
  'business-hours': z
    .array(z.object({ day: z.enum(weekDays), hours: requiredLine('Please enter the hours') }))
    .max(7),
  'social-links': z.object({
    facebook: urlOrNull(),
    twitter: urlOrNull(),
    instagram: urlOrNull(),
    linkedin: urlOrNull(),
  }),
  settings: z.object({
    site_name: requiredLine('Please enter the name of the site', 80),
    whatsapp_number: lineOrNull(30),
    stats_baseline: z
      .object({ brands: baseline(), investors: baseline(), cities: baseline() })
      .optional(),
    retention_months: monthsOf(submissionKinds).optional(),
    freshness_months: monthsOf(freshnessSteps).optional(),
    stats_threshold: wholeNumber(1e9).nullish(),
    partner_origins: partnerSites.optional(),
    holidays: holidays.optional(),
  }),
  brand: brandForm,
  'privacy-policy': html(),
  terms: html(),
} as const;
export type DocumentKey = keyof typeof documentForms;
export const documentKeys = Object.keys(documentForms) as DocumentKey[];
