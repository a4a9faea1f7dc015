import { enquirySteps, questionsToAsk } from '@naya/contract/submissions/next-steps';
import { Section } from '../../components/section.tsx';
import type { CardFranchise } from '../../data/card-franchise.ts';
import type { SectionData } from '../../data/load.ts';
import { SameEnquiry } from './same-enquiry.tsx';
import type { SentEnquiry } from './enquiry-form.tsx';

type WhatNextProps = { sent: SentEnquiry; related: SectionData<CardFranchise[]> };

/** Loaded when an enquiry was sent: reference, what happens when, what to ask, who else could be asked. */
export default function WhatNext({ sent: { reference, enquirer }, related }: WhatNextProps) {
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      {reference !== null && (
        <p>
          Your reference: <b className="tabular">{reference}</b>
        </p>
      )}
      <section>
        <h3 className="text-xl">What happens next</h3>
        <ol className="mt-2 grid gap-2">
          {enquirySteps.map(({ when, what }) => (
            <li key={when}>
              <b>{when}:</b> {what}
            </li>
          ))}
        </ol>
      </section>
      <details>
        <summary className="cursor-pointer py-2 font-semibold text-sign">What to ask</summary>
        <ul className="grid list-disc gap-2 pl-5">
          {questionsToAsk.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </details>
      {enquirer && (
        <Section of={related} loading={null} failed={() => null}>
          {(brands) => <Similar brands={brands} enquirer={enquirer} />}
        </Section>
      )}
    </div>
  );
}

type SimilarProps = { brands: CardFranchise[]; enquirer: NonNullable<SentEnquiry['enquirer']> };

function Similar({ brands, enquirer }: SimilarProps) {
  if (brands.length === 0) return null;
  return (
    <section>
      <h3 className="text-xl">Ask a similar brand the same</h3>
      <p className="mt-1 text-sm text-ink-muted">
        A press sends your name, contact details and message to that brand too.
      </p>
      <ul className="mt-3 grid gap-2">
        {brands.map((brand) => (
          <li key={brand.id}>
            <SameEnquiry brand={brand} enquirer={enquirer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
