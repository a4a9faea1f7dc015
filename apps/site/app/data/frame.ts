import type { Api } from '@naya/contract/api/port';
import type { Category } from '@naya/contract/categories/entity';
import type { PageLink } from '@naya/contract/pages/entity';
import type { ContactInfo } from '@naya/contract/site-info/entity';
import { genericSocialLinks, provider } from '@naya/contract/site-info/provider';
import { whatsappUrl } from '@naya/contract/urls';
import { section, type Settled } from './section.ts';

const socialNames = ['facebook', 'twitter', 'instagram', 'linkedin'] as const;
export type SocialName = (typeof socialNames)[number];

/** Data of the header and footer around every page. Read once for a visit. */
export type FrameData = {
  siteName: string;
  whatsappUrl: string | null;
  /** How to reach us: the first of each that the settings have. */
  contact: { address: string; phone: string; email: string };
  social: { name: SocialName; url: string }[];
  pages: Pick<PageLink, 'slug' | 'title'>[];
  categories: Pick<Category, 'name'>[];
  publicUrl: string;
  ownData: boolean;
  year: number;
};

export const defaultFrame: FrameData = {
  siteName: provider.siteName,
  whatsappUrl: null,
  contact: { address: provider.address, phone: provider.phone, email: provider.email },
  social: socialNames.map((name) => ({ name, url: genericSocialLinks[name] })),
  pages: [],
  categories: [],
  publicUrl: '',
  ownData: false,
  year: new Date().getFullYear(),
};

function dataOr<T>(read: Settled<T>, fallback: T): T {
  return read.ok ? read.data : fallback;
}

function socialFrom(links: Record<SocialName, string | null> | null): FrameData['social'] {
  const given = socialNames.flatMap((name) => {
    const url = links?.[name];
    return url ? [{ name, url }] : [];
  });
  return given.length > 0 ? given : defaultFrame.social;
}

function contactFrom(info: ContactInfo | null): FrameData['contact'] {
  return {
    address: info?.address[0]?.address ?? defaultFrame.contact.address,
    phone: info?.phone[0]?.phone ?? defaultFrame.contact.phone,
    email: info?.email[0]?.email ?? defaultFrame.contact.email,
  };
}

/** The frame stands whatever fails: each read falls back to its default in silence. */
export async function readFrame(
  api: Api,
  place: Pick<FrameData, 'publicUrl' | 'ownData'>,
): Promise<FrameData> {
  const [settings, contactInfo, social, pages, categories] = await Promise.all([
    section(api.settings()),
    section(api.contactInfo()),
    section(api.socialLinks()),
    section(api.pages()),
    section(api.categories()),
  ]);
  return {
    siteName: (settings.ok && settings.data.site_name) || defaultFrame.siteName,
    whatsappUrl: settings.ok ? whatsappUrl(settings.data.whatsapp_number) : null,
    contact: contactFrom(dataOr(contactInfo, null)),
    social: socialFrom(dataOr(social, null)),
    pages: dataOr(pages, []).map(({ slug, title }) => ({ slug, title })),
    categories: dataOr(categories, []).map(({ name }) => ({ name })),
    ...place,
    year: new Date().getFullYear(),
  };
}
