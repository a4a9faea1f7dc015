import { dataLinkDays } from '@naya/contract/constants';
import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph, SmallPrint } from '../layout.ts';

const opening = 'Here is the new link to what this e-mail address has sent us.';

/** To somebody whose earlier link has expired, and who asked for another. */
export function DataLinkLetter({ privacyUrl }: { privacyUrl: string }) {
  return h(
    Letter,
    { title: 'Your data with us', preview: opening },
    h(Paragraph, null, opening, ' It opens all of it, to be read, downloaded or erased.'),
    h(ActionButton, { href: privacyUrl, label: 'See your data' }),
    h(
      SmallPrint,
      null,
      `The link works for ${dataLinkDays} days, for anybody who has it. If you did not ask for it, do nothing.`,
    ),
  );
}
