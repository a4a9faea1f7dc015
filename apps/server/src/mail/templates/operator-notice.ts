import { createElement as h } from 'react';
import { ActionButton, Facts, Letter, Paragraph, SmallPrint } from '../layout.ts';
import { submissionOf, type Letters, type SubmissionOfMail } from '../letters.ts';
import { factsOf, kindNames } from '@naya/contract/submissions/facts';

/** To the operator: what came in, with everything needed to answer it. */
function OperatorNotice({
  submission,
  officeUrl,
}: {
  submission: SubmissionOfMail;
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

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const operatorNoticeLetters: Letters<'operator-notice'> = {
  'operator-notice'(mail, { officeUrl }) {
    const submission = submissionOf(mail);
    const title = `new ${kindNames[submission.kind]}: ${submission.name}`;
    return {
      subject: submission.stage === 'spam' ? `Possible spam: ${title}` : upperFirst(title),
      letter: h(OperatorNotice, { submission, officeUrl }),
      replyTo: submission.email,
    };
  },
};
