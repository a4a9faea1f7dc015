import { createElement as h } from 'react';
import { ActionButton, Facts, Letter, Paragraph } from '../layout.ts';
import { plainName } from '../plain-name.ts';

export type ChangeDecision = {
  businessName: string;
  state: 'approved' | 'refused' | 'taken back';
  reason: string | null;
  url: string;
};

const words: Record<ChangeDecision['state'], { title: string; text: string }> = {
  approved: {
    title: 'Your changes are live',
    text: 'We have looked at them, and all see them now.',
  },
  refused: {
    title: 'We ask for changes',
    text: 'We cannot publish them as they are. The listing stays as it was until you send them again.',
  },
  'taken back': { title: 'We took a change back', text: 'The listing is as it was before it.' },
};

export const changeTitle = ({ businessName, state }: ChangeDecision) =>
  `${plainName(businessName)}: ${words[state].title}`;

/** To the people of a brand who have signed in before: what became of their change. */
export function ChangeDecisionLetter({ decision }: { decision: ChangeDecision }) {
  const { text } = words[decision.state];
  return h(
    Letter,
    { title: changeTitle(decision), preview: text },
    h(Paragraph, null, text),
    decision.reason ? h(Facts, { facts: { 'What we ask for': decision.reason } }) : null,
    h(ActionButton, { href: decision.url, label: 'Open your listing' }),
  );
}
