import type { Thing, WithContext } from 'schema-dts';
import type { Settled } from '../data/section.ts';

/** Structured data about a page for search engines, in the words of schema.org. */
export type Structured = WithContext<Thing>;

/** Where the site is, to make a URL absolute. */
export type Place = { publicUrl: string };

export function absolute({ publicUrl }: Place, address: string): string {
  return URL.canParse(address) ? address : publicUrl + address;
}

/** Nothing is said about what could not be read. */
export function withData<Data>(
  read: Settled<Data | null>,
  things: (data: Data) => Structured[],
): Structured[] {
  return read.ok && read.data !== null ? things(read.data) : [];
}
