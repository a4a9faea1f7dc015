import { formatDate } from '@naya/contract/format/date';
import { enquirySteps, questionsToAsk } from '@naya/contract/submissions/next-steps';
import type { SentEnquiry } from './enquiry-form.tsx';
import type { DetailFranchise } from './read-franchise.ts';
import { SimilarBrands } from './similar-brands.tsx';

type WhatNextProps = {
  sent: SentEnquiry;
  franchise: Pick<
    DetailFranchise,
    'id' | 'business_name' | 'category' | 'paused_until' | 'enquiry_reader'
  >;
};

/** Loaded when an enquiry was sent: reference, what happens when, what to ask, who else could be asked. */
export default function WhatNext({ sent, franchise }: WhatNextProps) {
  const pausedUntil = franchise.paused_until;
  const { reference, enquirer } = sent;
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      {reference !== null && (
        <p>
          Your reference: <b className="tabular">{reference}</b>
        </p>
      )}
      <section>
        <h3 className="text-xl">What happens next</h3>
        {pausedUntil ? (
          <p className="mt-2">
            You get a mail with your reference, and one when the brand opens again, after{' '}
            {formatDate(pausedUntil)} or earlier. It goes to them only if you say so then.
          </p>
        ) : (
          <ol className="mt-2 grid gap-2">
            {enquirySteps(franchise.enquiry_reader, franchise.business_name).map(
              ({ when, what }) => (
                <li key={when}>
                  <b>{when}:</b> {what}
                </li>
              ),
            )}
          </ol>
        )}
      </section>
      <details>
        <summary className="cursor-pointer py-2 font-semibold text-sign">What to ask</summary>
        <ul className="grid list-disc gap-2 pl-5">
          {questionsToAsk.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </details>
      {enquirer && <SimilarBrands franchise={franchise} enquirer={enquirer} />}
    </div>
  );
}
