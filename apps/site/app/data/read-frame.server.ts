import type { Api } from '@naya/contract/api/port';
import type { ContactInfo, SocialLinks } from '@naya/contract/site-info/entity';
import { genericSocialLinks, provider } from '@naya/contract/site-info/provider';
import { whatsappUrl } from '@naya/contract/urls';
import type { FrameData, SocialName } from './frame.ts';
import { readBrandData } from './read-brand.server.ts';
import { section, type Settled } from './load.ts';

const socialNames = Object.keys(genericSocialLinks) as SocialName[];

function dataOr<T>(read: Settled<T>, fallback: T): T {
  return read.ok ? read.data : fallback;
}

function socialFrom(links: SocialLinks | null): FrameData['social'] {
  const given = socialNames.flatMap((name) => {
    const url = links?.[name];
    return url ? [{ name, url }] : [];
  });
  return given.length > 0
    ? given
    : socialNames.map((name) => ({ name, url: genericSocialLinks[name] }));
}

function contactFrom(info: ContactInfo | null): FrameData['contact'] {
  return {
    address: info?.address[0]?.address ?? provider.address,
    phone: info?.phone[0]?.phone ?? provider.phone,
    email: info?.email[0]?.email ?? provider.email,
  };
}

/** The frame stands whatever fails: each read falls back to its default in silence. */
export async function readFrame(
  api: Api,
  place: Pick<FrameData, 'publicUrl' | 'ownData'>,
): Promise<FrameData> {
  const [read, contactInfo, social, pages, categories] = await Promise.all([
    section(api.settings()),
    section(api.contactInfo()),
    section(api.socialLinks()),
    section(api.pages()),
    section(api.categories()),
  ]);
  const settings = dataOr(read, { site_name: provider.siteName, whatsapp_number: null });
  return {
    siteName: settings.site_name || provider.siteName,
    whatsappUrl: whatsappUrl(settings.whatsapp_number),
    contact: contactFrom(dataOr(contactInfo, null)),
    social: socialFrom(dataOr(social, null)),
    pages: dataOr(pages, []).map(({ slug, title }) => ({ slug, title })),
    categories: dataOr(categories, []).map(({ name }) => ({ name })),
    ...place,
    year: new Date().getFullYear(),
    ...readBrandData(settings),
  };
}
