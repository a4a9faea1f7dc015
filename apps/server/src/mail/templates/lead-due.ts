import { formatDate } from '@naya/contract/format/date';
import { kindNames } from '@naya/contract/submissions/facts';
import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph } from '../layout.ts';
import { referenceLine } from './acknowledgement.ts';

export type DueStep = { step: string | null; due_on: string };
type DueLead = DueStep & {
  kind: keyof typeof kindNames;
  id: number;
  created_at: string;
  officeUrl: string;
};

export const leadDueTitle = ({ kind, id }: DueLead) =>
  `Due: the next step of ${kindNames[kind]} ${id}`;

/** To somebody of ours: what they wanted to do about a lead, on the day. */
export function LeadDue({ due }: { due: DueLead }) {
  const what = due.step ? `Next step: ${due.step}.` : 'No next step is written down.';
  return h(
    Letter,
    { title: leadDueTitle(due), preview: what },
    h(Paragraph, null, `${what} Due on ${formatDate(due.due_on)}. ${referenceLine(due)}`),
    h(ActionButton, { href: due.officeUrl, label: 'Open it in the back office' }),
  );
}
