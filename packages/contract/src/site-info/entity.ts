import { z } from 'zod';
import { weekDays } from '../constants.ts';
import { brandSchema } from './brand.ts';

export const aboutSchema = z.object({
  title: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  /** What we hold to; null or missing stands for the default, none for nothing. */
  values: z.array(z.object({ title: z.string(), text: z.string() })).nullish(),
});
export type About = z.infer<typeof aboutSchema>;

export const statsSchema = z.object({
  brands: z.number(),
  investors: z.number(),
  cities: z.number(),
  /** Ours: what is counted, where the back office adds to it. */
  counted: z.object({ brands: z.number(), investors: z.number(), cities: z.number() }).optional(),
  /** Ours: figures for a tile whose own is below the threshold. A foreign backend has none. */
  threshold: z.number().optional(),
  outlets: z.number().optional(),
  payback_months: z.number().optional(),
  categories: z.number().optional(),
});
export type Stats = z.infer<typeof statsSchema>;
export type CountedStats = Pick<Stats, 'brands' | 'investors' | 'cities'>;

export const contactInfoSchema = z.object({
  address: z.array(z.object({ address: z.string() })),
  email: z.array(z.object({ email: z.string() })),
  phone: z.array(z.object({ phone: z.string() })),
});
export type ContactInfo = z.infer<typeof contactInfoSchema>;

export type WeekDay = (typeof weekDays)[number];

export const businessHoursSchema = z.array(z.object({ day: z.enum(weekDays), hours: z.string() }));
export type BusinessHours = z.infer<typeof businessHoursSchema>;

const link = z.string().nullable();
export const socialLinksSchema = z.object({
  facebook: link,
  twitter: link,
  instagram: link,
  linkedin: link,
});
export type SocialLinks = z.infer<typeof socialLinksSchema>;

export const settingsSchema = z.object({
  site_name: z.string(),
  whatsapp_number: z.string().nullable(),
  /** Only our own database has one; the answer of another backend is read without. */
  brand: brandSchema.optional(),
  /** While the sample content is there, the specification's lists and links stand where nothing is chosen. Ours alone, too. */
  has_demo: z.boolean().optional(),
});
export type Settings = z.infer<typeof settingsSchema>;
