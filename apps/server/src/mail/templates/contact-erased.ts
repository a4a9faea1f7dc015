import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph } from '../layout.ts';
import { plainName } from '../plain-name.ts';

/** Listings that an erasure took off the site, and the references of never published ones that it deleted. */
export type ContactLosses = { unpublished: { id: number; name: string }[]; withdrawn: number[] };

export const contactErasedTitle = 'A brand has had its data erased';

/** To the operator. A listing that was never public is its sender's alone, so its name is gone too. */
export function ContactErased({ losses, officeUrl }: { losses: ContactLosses; officeUrl: string }) {
  const { unpublished, withdrawn } = losses;
  return h(
    Letter,
    { title: contactErasedTitle, preview: 'What became of its listings, and what you can do.' },
    ...unpublished.map(({ id, name }) =>
      h(
        Paragraph,
        { key: id },
        `${plainName(name)} (number ${id}) is off the site: its contact has had their data erased. Hand it over to another contact to publish it again.`,
      ),
    ),
    withdrawn.length > 0
      ? h(
          Paragraph,
          null,
          `Not published yet, and deleted with all that was sent: reference ${withdrawn.join(', ')}.`,
        )
      : null,
    unpublished.length > 0
      ? h(ActionButton, { href: officeUrl, label: 'See the listings without a contact' })
      : null,
  );
}
