import type {
  About,
  BusinessHours,
  ContactInfo,
  Settings,
  SocialLinks,
  CountedStats,
} from '@naya/contract/site-info/entity';
import { defaultBrand, type Brand } from '@naya/contract/site-info/brand';
import type { SubmissionKind } from '@naya/contract/constants';
import type { FreshnessMonths } from '@naya/contract/franchises/freshness';
import type { SetupForm } from '@naya/contract/site-info/setup';
import { provider } from '@naya/contract/site-info/provider';

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
  /** Owners have confirmed this on the setup page. */
  setup: SetupForm;
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
