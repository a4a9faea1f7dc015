import { contactUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/text-link.tsx';

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
