import type { Thing, WithContext } from 'schema-dts';
import type { FrameData } from './frame.ts';

/** What search engines read about a page, in the words of schema.org. */
export type StructuredData = WithContext<Thing>;

/** The origin of the site, to make a URL absolute. */
export type BaseUrl = { publicUrl: string };

export function absolute({ publicUrl }: BaseUrl, pathOrUrl: string): string {
  return URL.canParse(pathOrUrl) ? pathOrUrl : publicUrl + pathOrUrl;
}

/** By these ids structured data refers to who runs the site, and to the site itself. */
export const siteIds = { organization: '/#organization', website: '/#website' } as const;

type Named = { '@id'?: string } | null;

/** Says who runs the site, as its settings have it, wherever structured data refers to us. */
export function fillInOrganization(structured: object, frame: FrameData): object {
  const { publicUrl, siteName, contact } = frame;
  const { address, phone, email } = contact;
  const logo = publicUrl + (frame.logo?.src ?? frame.touchIconUrl);
  return JSON.parse(JSON.stringify(structured), (_key, value: Named) => {
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
