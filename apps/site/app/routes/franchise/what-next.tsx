import { messages } from '@naya/contract/api/messages';
import { formatDate } from '@naya/contract/format/date';
import type { Id } from '@naya/contract/id';
import { newId } from '@naya/contract/new-id';
import { enquirySteps, questionsToAsk } from '@naya/contract/submissions/next-steps';
import { enquiryAnchor, franchiseUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';
import { enquiryFor, type AskedBrand, type Enquirer } from '../../forms/enquirer-fields.tsx';
import type { CardFranchise } from '../../franchises/read-franchises.ts';
import { submit } from '../../outbox/send.ts';
import type { SentEnquiry } from './enquiry-form.tsx';

type WhatNextProps = {
  sent: SentEnquiry;
  /** Until then the brand takes no enquiries. */
  pausedUntil: string | null;
  related: SectionData<CardFranchise[]>;
};

/** Loaded when an enquiry was sent: reference, what happens when, what to ask, who else could be asked. */
export default function WhatNext({ sent, pausedUntil, related }: WhatNextProps) {
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
            {enquirySteps.map(({ when, what }) => (
              <li key={when}>
                <b>{when}:</b> {what}
              </li>
            ))}
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
      {enquirer && (
        <Section of={related} loading={null} failed={() => null}>
          {(brands) => <Similar brands={brands} enquirer={enquirer} />}
        </Section>
      )}
    </div>
  );
}

type SimilarProps = { brands: CardFranchise[]; enquirer: NonNullable<SentEnquiry['enquirer']> };

const sentFields = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'message', label: 'Message' },
] as const;

function Similar({ brands, enquirer }: SimilarProps) {
  if (brands.length === 0) return null;
  return (
    <section>
      <h3 className="text-xl">Ask a similar brand the same</h3>
      <p className="mt-1 text-sm text-ink-muted">A press sends this to that brand too:</p>
      <dl
        aria-label="What is sent"
        className="mt-2 grid gap-1 rounded-control bg-sunken p-3 text-sm"
      >
        {sentFields.map(({ name, label }) =>
          enquirer[name] ? (
            <div key={name} className="wrap-anywhere">
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline">{enquirer[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
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

type Phase = 'ready' | 'sending' | 'failed' | { reference: Id | null };

/** Sends the same enquiry to one more brand. Without JavaScript it links to that brand's page. */
function SameEnquiry({ brand, enquirer }: { brand: AskedBrand; enquirer: Enquirer }) {
  const [phase, setPhase] = useState<Phase>('ready');
  const [id] = useState(newId);
  const payload = enquiryFor(brand, enquirer);
  const send = async () => {
    setPhase('sending');
    try {
      const receipt = await submit('enquiry', payload, {
        id,
        hints: { trapped: false, elapsedMs: null },
      });
      setPhase({ reference: receipt.id });
    } catch {
      setPhase('failed');
    }
  };
  if (typeof phase === 'object') {
    return (
      <output className="block rounded-control bg-leaf-tint px-4 py-3">
        Sent to {brand.business_name}
        {phase.reference !== null && `, reference ${phase.reference}`}.
      </output>
    );
  }
  return (
    <form
      method="post"
      action={`${franchiseUrl(brand.id)}#${enquiryAnchor}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (phase !== 'sending') void send();
      }}
    >
      {Object.entries(payload).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="outline" className="w-full">
        {phase === 'sending' ? 'Submitting...' : `Send to ${brand.business_name}`}
      </Button>
      <FieldError role="alert">{phase === 'failed' && messages.enquiryFailed}</FieldError>
    </form>
  );
}
