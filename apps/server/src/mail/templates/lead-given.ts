import { kindNames } from '@naya/contract/submissions/facts';
import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph } from '../layout.ts';
import { referenceLine } from './acknowledgement.ts';

type GivenLead = {
  kind: keyof typeof kindNames;
  id: number;
  created_at: string;
  /** The colleague who gave it. */
  by: string;
  officeUrl: string;
};

export const leadGivenTitle = ({ kind, id }: GivenLead) =>
  `Yours now: ${kindNames[kind]}, reference ${id}`;

/** To somebody of ours: a lead to work off. They read the visitor's text in the office. */
export function LeadGiven({ given }: { given: GivenLead }) {
  return h(
    Letter,
    { title: leadGivenTitle(given), preview: `${given.by} has given it to you.` },
    h(Paragraph, null, `${given.by} has given you a lead. ${referenceLine(given)}`),
    h(ActionButton, { href: given.officeUrl, label: 'Open it in the back office' }),
  );
}
