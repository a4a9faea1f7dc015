import type { Thing, WithContext } from 'schema-dts';
import type { Settled } from '../data/load.ts';

/** Structured data about a page for search engines, in the words of schema.org. */
export type Structured = WithContext<Thing>;

/** The origin of the site, to make a URL absolute. */
export type BaseUrl = { publicUrl: string };

export function absolute({ publicUrl }: BaseUrl, pathOrUrl: string): string {
  return URL.canParse(pathOrUrl) ? pathOrUrl : publicUrl + pathOrUrl;
}

/** No structured data when the read failed or found nothing. */
export function withData<Data>(
  read: Settled<Data | null>,
  things: (data: Data) => Structured[],
): Structured[] {
  return read.ok && read.data !== null ? things(read.data) : [];
}
