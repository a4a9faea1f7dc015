import { sortOptions } from '@naya/contract/constants';
import { embedScriptUrl, embedTypesUrl, packageUrl } from '@naya/contract/partners/urls';
import { Code } from './code.tsx';

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
          <p>
            They may change at any time; the widget follows. What cannot be used is named once on
            the console of the browser.
          </p>
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
          <h3>Building your own</h3>
          <p>
            <a href="/api/docs#packages">The packages</a>{' '}
            <a href={packageUrl('contract')}>@naya/contract</a> and{' '}
            <a href={packageUrl('store')}>@naya/store</a> bring types, schemas and a store to apps
            of your own; they use <a href="/api/docs">the API</a> that the widget uses too.
          </p>
          <h3>Policies and privacy</h3>
          <p>
            The script is <code>{publicUrl + embedScriptUrl}</code>. It sets no cookies and measures
            nothing; what a reader sends in a form comes to us, under our privacy policy. If your
            site has a Content-Security-Policy, add our address to these three:
          </p>
          <Code>{policies.map((each) => `${each} ${publicUrl};`).join('\n')}</Code>
          <p>
            Where its <code>style-src</code> refuses styles in the page, put the rules of the
            snippet's <code>style</code> into a style sheet of yours. The widget itself needs none.
          </p>
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

type Row = readonly [name: string, meaning: string];

const attributes: Row[] = [
  ['category', 'The name or slug of a category; left out, all categories.'],
  ['city', 'A city where the brands take new partners; left out, all of India.'],
  ['place', 'any: beside those, brands with a waiting list or outlets in the city.'],
  [
    'budget',
    'What your readers can invest, such as 1500000, 15 lakh or 1.5 cr: brands that start at no more.',
  ],
  ['sort', `${sortOptions.map(({ value }) => value).join(', ')}; featured if left out.`],
  [
    'ids',
    'Brands of your choice in your order, such as 3,14,27: the numbers in their URLs, at most 24. The attributes above count no more then.',
  ],
  ['limit', 'How many cards at most, 1 to 24; 6 if left out.'],
  [
    'expected',
    'How many cards are likely, where fewer brands match than limit says: so many keep their places free while they load.',
  ],
  [
    'heading-level',
    'The level of the title among the headings of your page, 1 to 6; 2 if left out. The brands are one deeper.',
  ],
  [
    'theme',
    'light, dark, or auto: as the color-scheme of your page, and where it has none as the device of the reader.',
  ],
  [
    'host',
    'Our address. Only needed where your own script imports or contains ours, which then cannot tell where it came from.',
  ],
  ['lang', 'The language, else that of your page. So far there is English.'],
  [
    'test-key',
    'Makes the form of a listed site a test, and says so above it: checked and answered as a real one, and nobody gets it. Left empty it is the public test key; with a key that is for no tests the form sends nothing.',
  ],
];

const events: Row[] = [
  [
    'franchise-open',
    'A reader asks for details. With preventDefault() they stay closed, and you show your own.',
  ],
  ['enquiry-sent', 'An enquiry has reached us.'],
  [
    'enquiry-failed',
    'It has not. detail.fields names what has to be corrected; it is empty when nothing could be sent. detail.status, code and retryAfter (seconds) say why; status is null when no answer came.',
  ],
];

const properties: Row[] = [
  ['--franchise-accent', 'Buttons, links and focus.'],
  ['--franchise-on-accent', 'Text on buttons.'],
  ['--franchise-board', 'The board on top and the head of the form.'],
  ['--franchise-on-board', 'Text on the board.'],
  ['--franchise-background', 'Behind the cards.'],
  ['--franchise-surface', 'Cards, details and fields.'],
  ['--franchise-text, --franchise-muted', 'Text, and text that stands back.'],
  ['--franchise-line', 'Fine lines.'],
  ['--franchise-radius', 'Corners, such as 0px.'],
  ['--franchise-font', 'The type, such as Georgia, serif.'],
];

const parts =
  'frame, board, site, title, all, grid, card, picture, logo, category, name, stamp, summary, figures, details, dialog, sheet, close, enquiry, field, submit';
