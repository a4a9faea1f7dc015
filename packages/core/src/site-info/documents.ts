import type {
  About,
  BusinessHours,
  ContactInfo,
  Settings,
  SocialLinks,
  CountedStats,
} from '@naya/contract/site-info/entity';
import { defaultBrand, type Brand, brandSchema } from '@naya/contract/site-info/brand';
import type { SubmissionKind } from '@naya/contract/constants';
import { defaultFreshnessMonths, type FreshnessMonths } from '@naya/contract/franchises/freshness';
import type { MailServer } from '@naya/contract/site-info/mail-server';
import type { NoticeRecipients } from '@naya/contract/site-info/notice-recipients';
import type { SetupForm } from '@naya/contract/site-info/setup';
import { provider } from '@naya/contract/site-info/provider';
import type { Db } from '@naya/db/client';
import { hasDemo } from '@naya/db/seed/removal';
import { readSiteDocuments } from '@naya/db/site-info/public';

/** The texts that exist once, by the name under which they are stored. */
export type SiteDocuments = {
  about: About;
  'contact-info': ContactInfo;
  'business-hours': BusinessHours;
  'social-links': SocialLinks;
  /**
   * `stats_baseline` is added to the site's figures; `retention_months` says when submissions are erased;
   * `freshness_months` says when an unconfirmed franchise is reminded, marked and unpublished; `stats_threshold` from
   * which figure on a tile of the home page is shown; `partner_origins` lists the sites whose pages may send forms;
   * `holidays` are no working days for brands.
   */
  settings: Settings & {
    stats_baseline?: CountedStats;
    retention_months?: Partial<Record<SubmissionKind, number>>;
    freshness_months?: Partial<FreshnessMonths>;
    stats_threshold?: number | null;
    partner_origins?: string[];
    holidays?: string[];
  };
  /** Documents of an older version may lack a field. */
  brand: Partial<Brand>;
  /** Owners have confirmed this on the setup page, and chosen who gets our notices. */
  setup: SetupForm & {
    recipients?: NoticeRecipients;
    /** Its password is encrypted: mail/mail-server.ts. */
    mail_server?: MailServer & { password: string | null };
  };
  'privacy-policy': string;
  terms: string;
};

export const emptyDocuments: SiteDocuments = {
  about: { title: 'Our story', content: '', image: null },
  'contact-info': { address: [], email: [], phone: [] },
  'business-hours': [],
  'social-links': { facebook: null, twitter: null, instagram: null, linkedin: null },
  settings: { site_name: provider.siteName, whatsapp_number: null },
  brand: defaultBrand,
  setup: { confirmed: [], dismissed: false },
  'privacy-policy': '',
  terms: '',
};

/** A part that nobody has written yet reads as its empty form. */
export async function getSiteDocuments<Key extends keyof SiteDocuments>(
  { db }: { db: Db },
  keys: Key[],
): Promise<Pick<SiteDocuments, Key>> {
  const stored = await readSiteDocuments(db, keys);
  return { ...emptyDocuments, ...(stored as Partial<SiteDocuments>) };
}

export async function getSiteDocument<Key extends keyof SiteDocuments>(
  context: { db: Db },
  key: Key,
): Promise<SiteDocuments[Key]> {
  return (await getSiteDocuments(context, [key]))[key];
}

/** A brand that an older version has stored gets the defaults of newer fields. */
export function readBrand(stored: unknown): Brand {
  return brandSchema.safeParse({ ...defaultBrand, ...(stored as object) }).data ?? defaultBrand;
}

/** The settings that everyone may see. */
export async function readPublicSettings(db: Db) {
  const [{ settings, brand }, has_demo] = await Promise.all([
    getSiteDocuments({ db }, ['settings', 'brand']),
    hasDemo(db),
  ]);
  const { site_name, whatsapp_number } = settings;
  return { site_name, whatsapp_number, brand: readBrand(brand), has_demo } satisfies Settings;
}

/** Months after which each kind is erased, unless the settings say otherwise; the privacy policy tells the same. */
const defaultRetentionMonths: Record<SubmissionKind, number> = {
  enquiry: 24,
  investor: 24,
  contact: 12,
  listing: 36,
  report: 12,
  event: 12,
};

export const monthsInForce = ({ retention_months }: SiteDocuments['settings']) => ({
  ...defaultRetentionMonths,
  ...retention_months,
});

export const freshnessInForce = ({
  freshness_months,
}: SiteDocuments['settings']): FreshnessMonths => ({
  ...defaultFreshnessMonths,
  ...freshness_months,
});
