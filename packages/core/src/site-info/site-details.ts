import { provider } from '@naya/contract/site-info/provider';
import type { Db } from '@naya/db/client';
import { getSiteDocument } from './get-documents.ts';

/** Name and contact details of the site, as mails show them. */
export type SiteDetails = { name: string; address: string; phone: string; email: string };

/** The first of each of the settings; the provider's own where there is none. */
export async function readSiteDetails(db: Db): Promise<SiteDetails> {
  const [settings, contact] = await Promise.all([
    getSiteDocument({ db }, 'settings'),
    getSiteDocument({ db }, 'contact-info'),
  ]);
  return {
    name: settings.site_name || provider.siteName,
    address: contact.address[0]?.address ?? provider.address,
    phone: contact.phone[0]?.phone ?? provider.phone,
    email: contact.email[0]?.email ?? provider.email,
  };
}
