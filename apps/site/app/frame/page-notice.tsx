import type { Notice } from './notices.ts';
import { RegistrationWelcome } from './registration-welcome.tsx';

/** Loaded when there is something to say. */
export default function PageNotice({ notice }: { notice: Notice }) {
  return (
    <div className="shell pt-6">
      {notice.kind === 'listed' ? <InReview /> : <RegistrationWelcome preferences={notice} />}
    </div>
  );
}

function InReview() {
  return (
    <output
      aria-label="Your listing"
      className="block rounded-card border border-line bg-leaf-tint p-5"
    >
      <b className="block text-xl">Your franchise is in review</b>
      <span className="mt-1 block">
        A person of our team looks at it before it is shown here. We mail you when that is decided,
        with the reason if something is missing. The mail that confirms your listing has your
        reference.
      </span>
    </output>
  );
}
