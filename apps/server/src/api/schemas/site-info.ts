import {
  aboutSchema,
  contactInfoSchema,
  settingsSchema,
  socialLinksSchema,
  statsSchema,
} from '@naya/contract/site-info/entity';
import { insightSchema } from '@naya/contract/site-info/insight';
import { widgetSchema } from '@naya/contract/site-info/widget';
import { documentItem, documentSchema } from './document-schema.ts';

const url = 'URL, or null.';

export const about = documentItem('About', aboutSchema, 'The story of the marketplace.', {
  title: 'Heading.',
  content: 'Cleaned HTML.',
  image: 'A path of this server, or null.',
  values: 'What we hold to; null stands for the default.',
});
export const stats = documentSchema('Stats', statsSchema, 'Figures of the marketplace.', {
  brands: 'Public franchises.',
  investors: 'Investors who registered and confirmed it.',
  cities: 'Cities in which franchises are on offer.',
  counted: 'The same three as counted, given when the settings add to them.',
  threshold:
    'From which figure on the home page shows one of these; given when the site has set one.',
  outlets: 'Outlets of all franchises; given when a figure is below the threshold.',
  payback_months: 'Median payback in months; given when a figure is below the threshold.',
  categories: 'Categories with franchises; given when a figure is below the threshold.',
});
export const settings = documentSchema('Settings', settingsSchema, 'Public settings.', {
  site_name: 'Name of the site.',
  whatsapp_number: 'Number of the chat, or null.',
  brand: 'Look and words of the site; null in a field stands for the default.',
  has_demo: 'Whether the sample content is still there.',
});
export const socialLinks = documentSchema('SocialLinks', socialLinksSchema, 'Social sites.', {
  facebook: url,
  twitter: url,
  instagram: url,
  linkedin: url,
});
export const contactInfo = documentSchema('ContactInfo', contactInfoSchema, 'How to reach us.', {
  address: 'Postal addresses, main office first.',
  email: 'E-mails, main one first.',
  phone: 'Phones, main one first.',
});
export const insight = documentSchema('Insight', insightSchema, 'A figure of the catalogue.', {
  id: 'Name of the figure.',
  title: 'Heading.',
  value: 'The figure, in `unit`.',
  unit: '`INR` (rupees), `months`, or what is counted.',
  description: 'How it was computed.',
  series: 'The same by category, state or the like, in `unit`.',
});
export const widget = documentSchema('Widget', widgetSchema, 'What the widget asks first.', {
  site_name: 'Name of the site.',
  may_post: 'Whether pages of the asking origin may send forms.',
});
