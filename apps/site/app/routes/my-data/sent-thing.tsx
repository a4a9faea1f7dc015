import type { PersonalSubmission } from '@naya/contract/entities/personal-data';
import { formatDate } from '@naya/contract/format/date';
import { factsOf } from '@naya/contract/format/submission-facts';

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
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {Object.entries(factsOf(submission.payload)).map(([label, value]) => (
          <div key={label} className="contents max-sm:block">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
