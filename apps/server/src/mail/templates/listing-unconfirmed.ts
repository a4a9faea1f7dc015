import { formatDate } from '@naya/contract/format/date';
import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph } from '../layout.ts';
import { plainName } from '../plain-name.ts';
import { DataLinkNote } from './data-link-note.ts';

export type Unconfirmed = {
  businessName: string;
  since: string;
  isLast: boolean;
  /** After so many months without a word it goes off the site. */
  months: number;
};

export const unconfirmedTitle = ({ businessName, isLast }: Unconfirmed) =>
  isLast
    ? `${plainName(businessName)} goes off the site in a month`
    : `Is everything about ${plainName(businessName)} still right?`;

type Props = { unconfirmed: Unconfirmed; listingUrl: string | null; privacyUrl: string };

/** To the contact of a public listing; without one, to the operator. */
export function ListingUnconfirmed({ unconfirmed, listingUrl, privacyUrl }: Props) {
  const { since, isLast, months } = unconfirmed;
  const ask =
    'Please answer this mail: either that everything is still right, or what has changed.';
  const consequence = isLast
    ? `Nobody has confirmed it for so long that it is taken off the site ${months} months after that day, unless you answer.`
    : `A year after that day its page says that the figures may be old, and it stands behind other brands. After ${months} months it goes off the site.`;
  return h(
    Letter,
    { title: unconfirmedTitle(unconfirmed), preview: ask },
    h(Paragraph, null, `Your listing was last confirmed on ${formatDate(since)}. ${ask}`),
    h(Paragraph, null, consequence),
    listingUrl ? h(ActionButton, { href: listingUrl, label: 'See your listing' }) : null,
    h(DataLinkNote, { href: privacyUrl }),
  );
}
