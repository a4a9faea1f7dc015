import { messages } from '@naya/contract/api/errors';
import { enquiryAnchor, franchiseUrl } from '@naya/contract/urls';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import type { CardFranchise } from '../../data/card-franchise.ts';
import type { SectionData } from '../../data/load.ts';
import type { DetailFranchise } from './detail-franchise.ts';
import type { SentEnquiry } from './enquiry-form.tsx';

const WhatNext = lazy(() => import('./what-next.tsx'));

type EnquirySubmittedProps = {
  franchise: DetailFranchise;
  related: SectionData<CardFranchise[]>;
  sent: SentEnquiry;
  takesFocus: boolean;
  onAgain: () => void;
};

/** Without JavaScript the button asks for the page again, which has the form. */
export function EnquirySubmitted(props: EnquirySubmittedProps) {
  const { franchise, related, sent, takesFocus, onAgain } = props;
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  const again = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAgain();
  };

  return (
    <>
      <form
        action={`${franchiseUrl(franchise.id)}#${enquiryAnchor}`}
        onSubmit={again}
        className="grid justify-items-center gap-4 py-6 text-center"
      >
        <CircleCheck aria-hidden size={48} className="text-leaf" />
        <h3 ref={title} tabIndex={-1} className="text-2xl outline-none">
          Enquiry Submitted!
        </h3>
        <output className="rounded-control bg-leaf-tint px-4 py-3 font-semibold text-leaf">
          {messages.enquirySent}
        </output>
        <Button type="submit" look="outline">
          Send Another Enquiry
        </Button>
      </form>
      <Suspense fallback={null}>
        <WhatNext sent={sent} related={related} />
      </Suspense>
    </>
  );
}
