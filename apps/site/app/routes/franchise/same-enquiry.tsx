import { messages } from '@naya/contract/api/errors';
import type { Id } from '@naya/contract/id';
import { newId } from '@naya/contract/new-id';
import { enquiryAnchor, franchiseUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { FieldError } from '../../components/field-error.tsx';
import { Button } from '../../components/button.tsx';
import { enquiryFor, type AskedBrand } from '../../desk/enquiry-for.ts';
import type { Enquirer } from '../../forms/enquirer-fields.tsx';
import { submit } from '../../outbox/submit.ts';

type Phase = 'ready' | 'sending' | 'failed' | { reference: Id | null };

/** One press, one enquiry. Without JavaScript it is sent from the page of that brand. */
export function SameEnquiry({ brand, enquirer }: { brand: AskedBrand; enquirer: Enquirer }) {
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
