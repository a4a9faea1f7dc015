// Types of <franchise-listings>, the widget of our site. Save this file beside your own sources.
// React 19 takes the events as onfranchise-open and so on; everything else by addEventListener.
import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';

export type FranchiseDetail = {
  /** As it stands in the URL of the franchise. */
  id: string;
  name: string;
  /** The page of the franchise on our site. */
  url: string;
};

/** Fields that have to be corrected; empty when the enquiry could not be sent at all. */
export type EnquiryFailedDetail = FranchiseDetail & {
  fields: string[];
  /** Of the answer; null when none came. */
  status: number | null;
  /** The server's name for the reason, such as `invalid` or `too_many`; `no_answer` when none came. */
  code: string | null;
  /** Seconds, where the server said so. */
  retryAfter: number | null;
};

export interface FranchiseListingsAttributes {
  /** A name or slug. */
  category?: string;
  /** Where the brands take new partners. */
  city?: string;
  /** `any`: also brands with outlets or a waiting list in the city. */
  place?: 'any';
  /** Brands that start at no more rupees than this, such as 1500000 or `15 lakh`. */
  budget?: number | string;
  sort?:
    | 'featured'
    | 'name'
    | 'investmentLow'
    | 'investmentHigh'
    | 'roiHigh'
    | 'roiLow'
    | 'openingLow'
    | 'checked';
  /** These brands, in this order, whatever else is asked: `3,14,27`. */
  ids?: string;
  limit?: number | string;
  /** How many cards are likely: they keep their places free while they load; as many as `limit` if left out. */
  expected?: number | string;
  /** Of the title, 1 to 6; 2 if left out. The brands are one deeper. */
  'heading-level'?: number | string;
  theme?: 'auto' | 'light' | 'dark';
  /** Our site, such as https://… : only needed when your own script imports or contains the widget. */
  host?: string;
  lang?: string;
  /** Makes its forms tests, which nobody gets: a test key of your own, or empty for the public one; with any other they send nothing. */
  'test-key'?: string;
}

export interface FranchiseListingsEventMap extends HTMLElementEventMap {
  /** Before the details open; preventDefault() keeps them closed. */
  'franchise-open': CustomEvent<FranchiseDetail>;
  'enquiry-sent': CustomEvent<FranchiseDetail>;
  'enquiry-failed': CustomEvent<EnquiryFailedDetail>;
}

export interface FranchiseListingsElement extends HTMLElement {
  addEventListener<Name extends keyof FranchiseListingsEventMap>(
    name: Name,
    listener: (event: FranchiseListingsEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Colours, corners and type of the widget are set by these. */
type Styles = { style?: CSSProperties & { [name: `--franchise-${string}`]: string } };

type Listeners = {
  [Name in 'franchise-open' | 'enquiry-sent' | 'enquiry-failed' as `on${Name}`]?: (
    event: FranchiseListingsEventMap[Name],
  ) => void;
};

declare global {
  interface HTMLElementTagNameMap {
    'franchise-listings': FranchiseListingsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'franchise-listings': DetailedHTMLProps<
        Omit<HTMLAttributes<FranchiseListingsElement>, keyof FranchiseListingsAttributes | 'style'>,
        FranchiseListingsElement
      > &
        FranchiseListingsAttributes &
        Styles &
        Listeners;
    }
  }
}
