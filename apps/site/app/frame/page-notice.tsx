import type { Notice } from './notices.ts';
import { Fitting } from './fitting.tsx';

/** Loaded when there is something to say. */
export default function PageNotice({ notice }: { notice: Notice }) {
  return (
    <div className="shell pt-6">
      {notice.kind === 'listed' ? <InReview /> : <Fitting wishes={notice} />}
    </div>
  );
}

function InReview() {
  return (
    <section
      role="status"
      aria-label="Your listing"
      className="rounded-card border border-line bg-leaf-tint p-5"
    >
      <h2 className="text-xl">Your franchise is in review</h2>
      <p className="mt-1">
        A person of our team looks at it before it is shown here. We mail you when that is decided,
        with the reason if something is missing. The mail that confirms your listing has your
        reference.
      </p>
    </section>
  );
}
