import { createElement as h } from 'react';
import { ActionButton, Facts, Letter, Paragraph } from '../layout.ts';
import { plainName } from '../plain-name.ts';

export type ChangeDecision = {
  businessName: string;
  state: 'approved' | 'refused' | 'taken back' | 'asked';
  reason: string | null;
  url: string;
};

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

export const changeTitle = ({ businessName, state }: ChangeDecision) =>
  `${plainName(businessName)}: ${words[state].title}`;

/** To the people of a brand, or to the sender of a listing: what became of their change, or what an operator asks. */
export function ChangeDecisionLetter({ decision }: { decision: ChangeDecision }) {
  const { text } = words[decision.state];
  return h(
    Letter,
    { title: changeTitle(decision), preview: text },
    h(Paragraph, null, text),
    decision.reason ? h(Facts, { facts: { 'We write': decision.reason } }) : null,
    h(ActionButton, { href: decision.url, label: 'Open your listing' }),
  );
}
