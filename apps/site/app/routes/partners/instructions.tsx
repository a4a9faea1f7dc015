import { contactUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const attributes = [
  ['category', 'The name of a category; left out, all categories.'],
  ['city', 'A city where the brands are or want to be; left out, all of India.'],
  ['limit', 'How many cards at most, 1 to 24; 6 if left out.'],
  ['theme', 'light, dark, or auto: as the device of the reader is set.'],
] as const;

export function Instructions({ publicUrl }: { publicUrl: string }) {
  return (
    <div className="mt-12 grid gap-10 *:min-w-0 lg:mt-16 lg:grid-cols-2 lg:gap-16">
      <section aria-labelledby="listed">
        <h2 id="listed" className="text-3xl">
          Getting your site listed
        </h2>
        <ol className="mt-6 grid gap-5">
          <Step number={1} title="Paste the snippet">
            Cards, figures and details show at once, on any site. Nothing else has to be arranged.
          </Step>
          <Step number={2} title="Tell us your address">
            Enquiries are taken only from sites that we know. Send us the exact address, such as{' '}
            <code>https://www.your-site.in</code>, through{' '}
            <Link to={contactUrl} className="text-sign underline underline-offset-4">
              the contact form
            </Link>{' '}
            with the subject “Partnership Opportunity”.
          </Step>
          <Step number={3} title="We list it">
            From then on enquiries reach us with your site's name on them. Until then the form shows
            your readers the way to ours, so that no enquiry is lost.
          </Step>
        </ol>
      </section>
      <section aria-labelledby="details" className="prose">
        <h2 id="details">For whoever runs the site</h2>
        <dl>
          {attributes.map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          Styles of your page do not reach the widget and its styles do not reach your page. It sets
          no cookies. If your site has a Content-Security-Policy, add our address to these three:
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable */}
        <pre tabIndex={0}>
          <code>
            {['script-src', 'connect-src', 'img-src'].map((each) => `${each} ${publicUrl};\n`)}
          </code>
        </pre>
      </section>
    </div>
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
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-ink-muted">{children}</p>
      </div>
    </li>
  );
}
