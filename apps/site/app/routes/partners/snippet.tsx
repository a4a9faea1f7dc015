import { contactUrl } from '@naya/contract/urls';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { TextLink } from '../../components/text-link.tsx';

const shownMs = 2_500;

type SnippetProps = {
  code: string;
  /** Said where fewer brands match than there could be cards. */
  few: string | null;
};

export function Snippet({ code, few }: SnippetProps) {
  return (
    <section aria-labelledby="snippet" className="signboard p-5 sm:p-6">
      <div className="on-board flex flex-wrap items-center justify-between gap-3 text-on-board">
        <h2 id="snippet" className="text-2xl">
          Your snippet
        </h2>
        <CopyButton text={code} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable */}
      <pre tabIndex={0} className="mt-4 overflow-x-auto rounded-control bg-surface p-4 text-sm">
        <code>{code}</code>
      </pre>
      {few !== null && <p className="mt-4 font-semibold">{few}</p>}
      <p className="mt-4 text-on-board-muted">
        Paste it where the franchises are to stand; a page with nothing else in it does too. The
        script is loaded beside your page, never in its way, and weighs less than a small picture.
        Several of them on one page need the script once. The style keeps their place free until the
        script has come, for each number of cards its own, and lets go of it after ten seconds;
        without it your page moves then.
      </p>
    </section>
  );
}

/** Without scripts nothing can be copied for the reader, so there is no button. */
function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Select it and copy'),
    );

  return (
    <Button look="accent" onClick={() => void copy()} className="noscript:hidden">
      {copied === null ? <Copy aria-hidden size={18} /> : <Check aria-hidden size={18} />}
      <span aria-live="polite">{copied ?? 'Copy'}</span>
    </Button>
  );
}

/** The id is in the message that the widget writes to the console of a site that is not listed. */
export function Instructions({ siteName }: { siteName: string }) {
  return (
    <section aria-labelledby="listed" className="mt-12 lg:mt-16">
      <h2 id="listed" className="scroll-mt-28 text-3xl">
        Getting your site listed
      </h2>
      <ol className="mt-6 grid gap-x-12 gap-y-6 *:min-w-0 lg:grid-cols-2">
        <Step number={1} title="Paste the snippet">
          Cards, figures and details show at once, on any site, also on a page on your own computer.
          Nothing else has to be arranged.
        </Step>
        <Step number={2} title="Enquiries work from the first minute">
          Until your site is listed the widget shows a button in place of its form. It opens the
          brand's own page on {siteName}, where the reader sends the enquiry. Such an enquiry does
          not carry your site's name, and <code>enquiry-sent</code> is not fired. The console of
          your browser says so too.
        </Step>
        <Step number={3} title="Tell us your address">
          To have the form on your own page, send us the address exactly as the browser shows it up
          to the first single slash, such as <code>https://www.your-site.in</code>, through{' '}
          <TextLink to={contactUrl}>the contact form</TextLink> with the subject “Partnership
          Opportunity”. With and without <code>www</code> are two addresses, and so are{' '}
          <code>http</code> and <code>https</code>. It costs nothing; we answer by e-mail.
        </Step>
        <Step number={4} title="We list it">
          From the next page view on the form is there, with nothing to change in your page, and
          enquiries reach us with your site's name on them.
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; title: string; children: ReactNode };

function Step({ number, title, children }: StepProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-control bg-marigold text-xl font-extrabold text-on-marigold"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-ink-muted">{children}</p>
      </div>
    </li>
  );
}
