import { cardBrandOf, cardVersion } from '@naya/contract/cards';
import { mailLogoHeight } from '@naya/contract/constants';
import { provider } from '@naya/contract/site-info/provider';
import { cardUrls } from '@naya/contract/urls';
import type { Db } from '@naya/db/client';
import { getSiteDocument, readPublicSettings } from './documents.ts';

/** Name, look and contact details of the site, as mails show them. */
export type SiteDetails = {
  name: string;
  address: string;
  phone: string;
  email: string;
  colour: string | null;
  logoUrl: string | null;
};

/** The first of each of the settings; the provider's own where there is none. */
export async function readSiteDetails(db: Db, publicUrl: string): Promise<SiteDetails> {
  const [settings, contact] = await Promise.all([
    readPublicSettings(db),
    getSiteDocument({ db }, 'contact-info'),
  ]);
  const { logo, colour } = settings.brand;
  const version = cardVersion({ kind: 'logo', size: mailLogoHeight }, cardBrandOf(settings));
  return {
    name: settings.site_name || provider.siteName,
    address: contact.address[0]?.address ?? provider.address,
    phone: contact.phone[0]?.phone ?? provider.phone,
    email: contact.email[0]?.email ?? provider.email,
    colour,
    logoUrl: logo && publicUrl + cardUrls.logo(version),
  };
}
