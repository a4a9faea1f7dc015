import { messages } from '@naya/contract/api/messages';
import { enquiryAnchor, franchiseUrl } from '@naya/contract/urls';
import { CircleCheck } from 'lucide-react';
import { useRef, useState, useEffect, Suspense, type RefObject, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import type { FormAnswer } from '../../forms/form.tsx';
import { EnquiryForm, type EnquiryField, type SentEnquiry } from './enquiry-form.tsx';
import type { DetailFranchise } from './read-franchise.ts';

type EnquiryProps = {
  franchise: DetailFranchise;
  answer: FormAnswer<EnquiryField> | undefined;
};

/** Stays in view: beside the page on a desktop; on a phone its head is a bar at the bottom until the form comes. */
export function Enquiry({ franchise, answer }: EnquiryProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<SentEnquiry | null>(() => sentBy(answer));
  const isFormSeen = useOnScreen(panel);
  const [takesFocus, setTakesFocus] = useState(false);

  /** Moves the focus only if it was in here: a late success must not scroll the page. */
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

/** A bar with the brand's name and a link to the form; over the form it is only its title. */
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

/** Whether the element is in the window now. */
function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      // The bar's own height at the foot of the window.
      { rootMargin: '0px 0px -64px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen;
}

const WhatNext = lazyPart(() => import('./what-next.tsx'));

type EnquirySubmittedProps = {
  franchise: DetailFranchise;
  sent: SentEnquiry;
  takesFocus: boolean;
  onAgain: () => void;
};

/** Without JavaScript the button asks for the page again, which has the form. */
function EnquirySubmitted(props: EnquirySubmittedProps) {
  const { franchise, sent, takesFocus, onAgain } = props;
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
        <WhatNext sent={sent} franchise={franchise} />
      </Suspense>
    </>
  );
}
