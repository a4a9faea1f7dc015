import { createElement as h } from 'react';
import { ActionButton, Facts, Letter, Paragraph, SmallPrint } from '../layout.ts';
import type { SubmissionForMail } from '../mails.ts';
import { factsOf, kindNames } from '@naya/contract/submissions/facts';

/** To the operator: what came in, with everything needed to answer it. */
export function OperatorNotice({
  submission,
  officeUrl,
}: {
  submission: SubmissionForMail;
  officeUrl: string;
}) {
  const title = `New ${kindNames[submission.kind]} from ${submission.name}`;
  return h(
    Letter,
    { title, preview: `${submission.email} ${submission.phone ?? ''}` },
    submission.incomplete ? h(Paragraph, null, 'The visitor left some fields empty.') : null,
    h(Facts, {
      facts: { ...factsOf(submission.payload), 'E-mail': submission.email || 'not given' },
    }),
    h(ActionButton, { href: officeUrl, label: 'Open it in the back office' }),
    submission.email
      ? h(SmallPrint, null, 'An answer to this mail goes to the sender, not to the back office.')
      : null,
  );
}
