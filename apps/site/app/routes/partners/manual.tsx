import { embedScriptUrl, embedTypesUrl } from '@naya/contract/urls';
import { Code } from './code.tsx';
import { attributes, events, parts, properties } from './manual-rows.ts';

const listening = `document.querySelector('franchise-listings')
  .addEventListener('enquiry-sent', (event) => {
    const { id, name, url } = event.detail;
    console.log('Enquiry about', name);
  });`;

export function Manual({ publicUrl }: { publicUrl: string }) {
  const policies = ['script-src', 'connect-src', 'img-src'];
  return (
    <section aria-labelledby="details" className="mt-12 lg:mt-16">
      <h2 id="details" className="text-3xl">
        For whoever runs the site
      </h2>
      <div className="mt-6 grid gap-y-8 gap-x-16 *:min-w-0 lg:grid-cols-2">
        <div className="prose">
          <h3>Attributes</h3>
          <Rows of={attributes} />
          <p>They may change at any time; the widget follows.</p>
          <h3>Events</h3>
          <Rows of={events} />
          <p>
            All of them bubble and carry <code>id</code>, <code>name</code> and <code>url</code> of
            the franchise. None carries what a reader typed.
          </p>
          <Code>{listening}</Code>
        </div>
        <div className="prose">
          <h3>Colours and type</h3>
          <p>
            Styles of your page do not reach the widget and its styles do not reach your page. These
            properties do, set on the element or on anything around it:
          </p>
          <Rows of={properties} />
          <p>
            Single parts take any style by <code>franchise-listings::part(card)</code>: {parts}.
          </p>
          <h3>React and TypeScript</h3>
          <p>
            Save <a href={embedTypesUrl}>{publicUrl + embedTypesUrl}</a> beside your sources: it
            types the element, its attributes and its events. React 19 takes the events as{' '}
            <code>onenquiry-sent</code> and so on.
          </p>
          <h3>Policies and privacy</h3>
          <p>
            The script is <code>{publicUrl + embedScriptUrl}</code>. It sets no cookies and measures
            nothing; what a reader sends in a form comes to us, under our privacy policy. If your
            site has a Content-Security-Policy, add our address to these three:
          </p>
          <Code>{policies.map((each) => `${each} ${publicUrl};`).join('\n')}</Code>
        </div>
      </div>
    </section>
  );
}

function Rows({ of }: { of: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {of.map(([name, meaning]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
