import { provider } from '@naya/contract/provider';
import type {
  BusinessHours,
  ContactInfo,
  Settings,
  SocialLinks,
} from '@naya/contract/entities/site-info';

export const contactInfo: ContactInfo = {
  address: [
    { address: provider.address },
    { address: 'Desk 14, Sample Chambers, Sample Marg, Andheri East, Mumbai 400069' },
  ],
  email: [{ email: provider.email }, { email: 'brands@example.in' }],
  phone: [{ phone: provider.phone }, { phone: '+91 00000 12346' }],
};

const weekday = '10:00 AM - 7:00 PM';

export const businessHours: BusinessHours = [
  { day: 'Monday', hours: weekday },
  { day: 'Tuesday', hours: weekday },
  { day: 'Wednesday', hours: weekday },
  { day: 'Thursday', hours: weekday },
  { day: 'Friday', hours: weekday },
  { day: 'Saturday', hours: '10:00 AM - 4:00 PM' },
  { day: 'Sunday', hours: 'Closed' },
];

/** None of its own: the site then shows the generic links. */
export const socialLinks: SocialLinks = {
  facebook: null,
  twitter: null,
  instagram: null,
  linkedin: null,
};

export const settings: Settings = {
  site_name: provider.siteName,
  whatsapp_number: provider.phone,
};
