import { createElement as h } from 'react';
import type { MailDetails } from '@naya/contract/mail/kinds';
import { ActionButton, Facts, Letter, Paragraph, plainName } from '../layout.ts';
import type { Letters } from '../letters.ts';

type ChangeDecision = MailDetails['brand-change'];

const words: Record<ChangeDecision['state'], { title: string; text: string }> = {
  approved: {
    title: 'Your changes are live',
    text: 'We have looked at them, and all see them now.',
  },
  refused: {
    title: 'We declined your changes',
    text: 'We cannot publish them as they are. The listing stays as it was.',
  },
  asked: {
    title: 'We have a question about your listing',
    text: 'Please answer it by this button; then we go on with our review.',
  },
  'taken back': { title: 'We took a change back', text: 'The listing is as it was before it.' },
};

const changeTitle = ({ businessName, isUnapproved, state }: ChangeDecision) =>
  isUnapproved ? words[state].title : `${plainName(businessName)}: ${words[state].title}`;

/** To the people of a brand, or to the sender of a listing: what became of their change, or what an operator asks. */
function ChangeDecisionLetter({ decision }: { decision: ChangeDecision }) {
  const { text } = words[decision.state];
  return h(
    Letter,
    { title: changeTitle(decision), preview: text },
    h(Paragraph, null, text),
    decision.reason ? h(Facts, { facts: { 'We write': decision.reason } }) : null,
    h(ActionButton, { href: decision.url, label: 'Open your listing' }),
  );
}

export const brandChangeLetters: Letters<'brand-change'> = {
  'brand-change': ({ details: decision }) => ({
    subject: changeTitle(decision),
    letter: h(ChangeDecisionLetter, { decision }),
  }),
};
