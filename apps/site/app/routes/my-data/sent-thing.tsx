import { investorWordLabels } from '@naya/contract/brands/stages';
import type { PersonalSubmission } from '@naya/contract/privacy/entity';
import { formatDate } from '@naya/contract/format/date';
import { factsOf } from '@naya/contract/submissions/facts';
import { FactList } from './fact-list.tsx';

const titles = {
  enquiry: 'Enquiry about a franchise',
  investor: 'Registration as an investor',
  contact: 'Message to us',
  listing: 'Franchise listing',
} as const;

/** One submission, in the words of its form. */
export function SentThing({ submission }: { submission: PersonalSubmission }) {
  return (
    <li className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl font-bold">{titles[submission.kind]}</h2>
      {submission.created_at && (
        <p className="text-ink-muted">Sent on {formatDate(submission.created_at)}</p>
      )}
      <FactList
        facts={{
          ...factsOf(submission.payload),
          ...(submission.delivered_to && { 'Passed on to': submission.delivered_to }),
          ...(submission.replies.length > 0 && { Answer: submission.replies.join('\n\n') }),
          ...(submission.word && { 'Did they answer?': investorWordLabels[submission.word] }),
        }}
      />
    </li>
  );
}
