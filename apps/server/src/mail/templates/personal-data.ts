import { createElement as h } from 'react';
import { dataLinkDays } from '@naya/contract/constants';
import { formatDateTime } from '@naya/contract/format/date';
import type { MailDetails } from '@naya/contract/mail/kinds';
import { ActionButton, Letter, Paragraph, SmallPrint, TextLink, plainName } from '../layout.ts';
import type { Letters } from '../letters.ts';

const dataLinkTitle = 'Your data with us';
const opening = 'Here is the link to what this e-mail address has sent us.';

/** To somebody who asked for it by the page of another link: one that has expired, or that opens less. */
function DataLinkLetter({ privacyUrl }: { privacyUrl: string }) {
  return h(
    Letter,
    { title: dataLinkTitle, preview: opening },
    h(Paragraph, null, opening, ' It opens all of it, to be read, downloaded or erased.'),
    h(ActionButton, { href: privacyUrl, label: 'See your data' }),
    h(
      SmallPrint,
      null,
      `The link works for ${dataLinkDays} days, for anybody who has it. If you did not ask for it, do nothing.`,
    ),
  );
}

/** The way to see, take or erase what the mail is about; its page mails a link to all else. */
export const DataLinkNote = ({ href }: { href: string }) =>
  h(
    SmallPrint,
    null,
    'See, download or erase what this mail is about: ',
    h(TextLink, { href, label: 'your data with us' }),
    // No full stop behind the link: in plain text it would become part of it.
    ` (it works for ${dataLinkDays} days, for anybody who has it; its page mails you a link to everything that this address has sent us)`,
  );

/** In every mail to the sender of an enquiry about it. */
export const EndNote = ({ href }: { href: string | null }) =>
  href &&
  h(
    SmallPrint,
    null,
    'No interest any more? ',
    h(TextLink, { href, label: 'Do not contact me about this' }),
  );

type AskedErasure = MailDetails['erasure-asked'];

const erasureAskedTitle = 'Your account is going to be erased';

/** To somebody who asked for it, signed in; or to whom somebody did it who had their session. */
function ErasureAsked({ asked }: { asked: AskedErasure }) {
  const due = `${formatDateTime(asked.due_at)} (Indian time)`;
  return h(
    Letter,
    { title: erasureAskedTitle, preview: `On ${due}, unless you stop it.` },
    h(
      Paragraph,
      null,
      `You asked us to erase your account and all else that this e-mail address has sent us. It happens on ${due}. Until then everything stays as it is.`,
    ),
    h(ActionButton, { href: asked.url, label: 'Stop it' }),
    h(
      SmallPrint,
      null,
      'If it was not you, stop it, then sign in and look where you are signed in: somebody else is.',
    ),
  );
}

type ContactLosses = MailDetails['contact-erased'];

const contactErasedTitle = 'A brand has had its data erased';

/** To the operator. A listing that was never public is its sender's alone, so its name is gone too. */
function ContactErased({ losses, officeUrl }: { losses: ContactLosses; officeUrl: string }) {
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

export const personalDataLetters: Letters<'data-link' | 'contact-erased' | 'erasure-asked'> = {
  'erasure-asked': ({ details: asked }) => ({
    subject: erasureAskedTitle,
    letter: h(ErasureAsked, { asked }),
  }),
  'data-link': (_mail, { privacyUrl }) => ({
    subject: dataLinkTitle,
    letter: h(DataLinkLetter, { privacyUrl }),
  }),
  'contact-erased': ({ details: losses }, { officeUrl }) => ({
    subject: contactErasedTitle,
    letter: h(ContactErased, { losses, officeUrl }),
  }),
};
