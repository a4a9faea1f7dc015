import type { FrameData } from '../data/frame.ts';

/** By these names other things refer to who runs the site, and to the site itself. */
export const siteIds = { organization: '/#organization', website: '/#website' } as const;

type Named = { '@id'?: string } | null;

/** Says who runs the site, as its settings have it, wherever a thing refers to us. */
export function fillInOrganization(thing: object, frame: FrameData): object {
  const { publicUrl, siteName, contact } = frame;
  const { address, phone, email } = contact;
  const logo = publicUrl + (frame.logo?.src ?? frame.touchIconUrl);
  return JSON.parse(JSON.stringify(thing), (_key, value: Named) => {
    switch (value?.['@id']) {
      case publicUrl + siteIds.organization:
        return { ...value, name: siteName, logo, address, telephone: phone, email };
      case publicUrl + siteIds.website:
        return { ...value, name: siteName };
      default:
        return value;
    }
  }) as object;
}
