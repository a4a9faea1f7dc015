import type {
  About,
  BusinessHours,
  ContactInfo,
  Settings,
  SocialLinks,
  Stats,
} from '@naya/contract/site-info/entity';
import type { SubmissionKind } from '@naya/contract/constants';
import type { FreshnessMonths } from '@naya/contract/franchises/freshness';
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
   * which figure on a tile of the home page is shown; `partner_origins` lists the sites whose pages may send forms.
   */
  settings: Settings & {
    stats_baseline?: Stats;
    retention_months?: Partial<Record<SubmissionKind, number>>;
    freshness_months?: Partial<FreshnessMonths>;
    stats_threshold?: number | null;
    partner_origins?: string[];
  };
  'privacy-policy': string;
  terms: string;
};

export const emptyDocuments: SiteDocuments = {
  about: { title: `About ${provider.siteName}`, content: '', image: null },
  'contact-info': { address: [], email: [], phone: [] },
  'business-hours': [],
  'social-links': { facebook: null, twitter: null, instagram: null, linkedin: null },
  settings: { site_name: provider.siteName, whatsapp_number: null },
  'privacy-policy': '',
  terms: '',
};
