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
export type EnquiryFailedDetail = FranchiseDetail & { fields: string[] };

export interface FranchiseListingsAttributes {
  category?: string;
  city?: string;
  /** 1 to 24; 6 if left out. */
  limit?: number | string;
  theme?: 'auto' | 'light' | 'dark';
  /** Our site, such as https://… : only needed when your own script imports or contains the widget. */
  host?: string;
  lang?: string;
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
