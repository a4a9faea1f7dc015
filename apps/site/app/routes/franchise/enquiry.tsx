import { enquiryAnchor } from '@naya/contract/urls';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CardFranchise } from '../../data/card-franchise.ts';
import type { SectionData } from '../../data/load.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import type { DetailFranchise } from './detail-franchise.ts';
import type { EnquiryField } from './enquiry-fields.ts';
import { EnquiryForm, type SentEnquiry } from './enquiry-form.tsx';
import { EnquirySubmitted } from './enquiry-submitted.tsx';
import { useOnScreen } from './use-on-screen.ts';

type EnquiryProps = {
  franchise: DetailFranchise;
  related: SectionData<CardFranchise[]>;
  answer: FormAnswer<EnquiryField> | undefined;
};

/** Stays in view: beside the page on a desktop; on a phone its head is a bar at the bottom until the form comes. */
export function Enquiry({ franchise, related, answer }: EnquiryProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<SentEnquiry | null>(() => sentBy(answer));
  const isFormSeen = useOnScreen(panel);
  const [takesFocus, setTakesFocus] = useState(false);

  /** The focus goes along only if it was in here: a late success must not pull the page to it. */
  const change = (next: SentEnquiry | null) => {
    setTakesFocus(panel.current?.contains(document.activeElement) ?? false);
    setSent(next);
  };

  return (
    <section aria-labelledby="enquiry-title" className="enquiry">
      <EnquiryHead franchise={franchise} isFormSeen={isFormSeen} />
      <div ref={panel} id={enquiryAnchor} className="enquiry-panel">
        {sent ? (
          <EnquirySubmitted
            franchise={franchise}
            related={related}
            sent={sent}
            takesFocus={takesFocus}
            onAgain={() => change(null)}
          />
        ) : (
          <EnquiryForm
            franchise={franchise}
            answer={answer?.receipt ? undefined : answer}
            takesFocus={takesFocus}
            onSubmitted={change}
          />
        )}
      </div>
    </section>
  );
}

function sentBy(answer: FormAnswer<EnquiryField> | undefined): SentEnquiry | null {
  return answer?.receipt ? { reference: answer.receipt.id, enquirer: answer.values } : null;
}

type EnquiryHeadProps = { franchise: DetailFranchise; isFormSeen: boolean };

/** A bar that says who gets the enquiry, with the way to the form; over the form it is only its title. */
function EnquiryHead({ franchise, isFormSeen }: EnquiryHeadProps) {
  return (
    <div className="enquiry-head on-board" data-form-seen={isFormSeen || undefined}>
      <div className="min-w-0">
        <h2 id="enquiry-title" className="text-xl">
          Send an enquiry
        </h2>
        <p className="truncate text-sm text-on-board-muted">To {franchise.business_name}</p>
      </div>
      <Link to={`#${enquiryAnchor}`} replace className="enquiry-go">
        Enquire
      </Link>
    </div>
  );
}
