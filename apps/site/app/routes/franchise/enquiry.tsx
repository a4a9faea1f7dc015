import { messages } from '@naya/contract/api/messages';
import { formatAmountRange } from '@naya/contract/format/amount';
import { stated } from '@naya/contract/format/figure';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { enquiryAnchor, franchiseUrl } from '@naya/contract/urls';
import { CircleCheck } from 'lucide-react';
import {
  Fragment,
  useRef,
  useState,
  useEffect,
  Suspense,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { lazyPart } from '../../components/lazy-part.ts';
import { useFrame } from '../../data/frame.ts';
import type { FormAnswer } from '../../forms/form.tsx';
import { EnquiryForm, type EnquiryField, type SentEnquiry } from './enquiry-form.tsx';
import { Bookmark } from '../../saved/bookmark.tsx';
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

/** The form's title; on a phone, until the form comes, a bar with the two figures and a link to it. */
function EnquiryHead({ franchise, isFormSeen }: EnquiryHeadProps) {
  const { id, business_name: name } = franchise;
  const { whatsappUrl } = useFrame();
  return (
    <div
      className={classes('enquiry-head on-board', whatsappUrl && 'has-chat')}
      data-form-seen={isFormSeen || undefined}
    >
      <div className="enquiry-title">
        <h2 id="enquiry-title" className="text-xl">
          Send an enquiry
        </h2>
        <p className="truncate text-sm text-on-board-muted">To {name}</p>
      </div>
      <div className="enquiry-bar">
        <Bookmark franchise={id} name={name} />
        <p className="tabular leading-tight font-semibold">{sayTwoFigures(franchise)}</p>
        <Link to={`#${enquiryAnchor}`} replace className="enquiry-go">
          Enquire
        </Link>
      </div>
    </div>
  );
}

/** '₹4.5L–₹6.5L · 9–14 months', each in one piece; of what the brand does not state, nothing. */
function sayTwoFigures(franchise: DetailFranchise): ReactNode {
  const figures = [
    stated(formatAmountRange(franchise.investment_min, franchise.investment_max)),
    stated(formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)),
  ].filter((figure) => figure !== null);
  return figures.map((figure, index) => (
    <Fragment key={figure}>
      {index > 0 && ' · '}
      <span className="whitespace-nowrap">{figure}</span>
    </Fragment>
  ));
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
