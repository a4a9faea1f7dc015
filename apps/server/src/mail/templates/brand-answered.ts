import type { InvestorWord } from '@naya/contract/brands/stages';
import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph, SmallPrint, TextLink } from '../layout.ts';
import { plainName } from '../plain-name.ts';

export type AnsweredQuestion = { businessName: string; urls: Record<InvestorWord, string> };

export const answeredTitle = ({ businessName }: AnsweredQuestion) =>
  `Did ${plainName(businessName)} answer you?`;

/** To the investor, once, a week later. Each link opens a page with one button, and counts when that is pressed. */
export function AnsweredLetter({
  asked,
  reference,
}: {
  asked: AnsweredQuestion;
  reference: string;
}) {
  const text = `You asked about ${plainName(asked.businessName)} a week ago. Tell us with one press whether they answered: others see how reliable a brand is.`;
  return h(
    Letter,
    { title: answeredTitle(asked), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: asked.urls.yes, label: 'Yes, they answered' }),
    h(Paragraph, null, h(TextLink, { href: asked.urls.no, label: 'No, I heard nothing' })),
    h(
      Paragraph,
      null,
      h(TextLink, { href: asked.urls.rubbish, label: 'They wrote, but it was no answer' }),
    ),
    h(SmallPrint, null, `${reference} We ask this once.`),
  );
}
