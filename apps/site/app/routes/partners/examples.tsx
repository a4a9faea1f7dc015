import { partnerKeyHeader, publicTestKey } from '@naya/contract/partners/key-header';
import { contactUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import { Code } from './code.tsx';
import { Widget } from './live-widget.tsx';

/** A magazine's own colours, corners and type. */
const magazine = {
  '--franchise-accent': 'light-dark(#9d174d, #f9a8d4)',
  '--franchise-on-accent': 'light-dark(#fff, #500724)',
  '--franchise-board': '#500724',
  '--franchise-background': 'light-dark(#fff7fb, #1f0a14)',
  '--franchise-radius': '0px',
  '--franchise-font': 'Georgia, serif',
};

const magazineCode = `<style>
  franchise-listings {
${Object.entries(magazine)
  .map(([name, value]) => `    ${name}: ${value};`)
  .join('\n')}
  }
  franchise-listings::part(name) { font-style: italic; }
</style>
<franchise-listings category="Retail" limit="2"></franchise-listings>`;

const columnCode = `<aside style="width: 280px">
  <franchise-listings limit="1"></franchise-listings>
</aside>`;

const nightCode = '<franchise-listings city="Pune" limit="2" theme="dark"></franchise-listings>';

/** Each is the widget itself, and can be used. */
export function Examples() {
  return (
    <section aria-labelledby="examples" className="mt-12 lg:mt-16">
      <h2 id="examples" className="text-3xl">
        Examples that work
      </h2>
      <p className="mt-2 text-ink-muted">
        Each needs the script of the snippet above once on its page. A rule for{' '}
        <code>franchise-listings</code> counts for all of them on a page; give one an{' '}
        <code>id</code> to style it alone.
      </p>
      <div className="mt-6 grid items-start gap-10 *:min-w-0 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-12">
        <Example title="In a column of 280 pixels" code={columnCode}>
          <div className="w-[280px] max-w-full">
            <Widget limit={1} />
          </div>
        </Example>
        <div className="grid gap-10 *:min-w-0">
          <Example title="In a magazine's own colours and type" code={magazineCode}>
            <Widget
              category="Retail"
              limit={2}
              style={magazine}
              className="[&::part(name)]:italic"
            />
          </Example>
          <Example title="One city, on a dark page" code={nightCode}>
            <Widget city="Pune" limit={2} theme="dark" />
          </Example>
        </div>
      </div>
    </section>
  );
}

type ExampleProps = { title: string; code: string; children: ReactNode };

function Example({ title, code, children }: ExampleProps) {
  return (
    <div className="grid gap-4 *:min-w-0">
      <h3 className="text-xl">{title}</h3>
      {children}
      <Code>{code}</Code>
    </div>
  );
}

const programCode = (publicUrl: string) => `# what the widget shows
curl "${publicUrl}/api/franchises?category=Retail&limit=3"

# a form, for a test: checked and answered as a real one, and nobody gets it
curl ${publicUrl}/api/investor \\
  -H "Content-Type: application/json" \\
  -H "${partnerKeyHeader}: ${publicTestKey}" \\
  -d '{"name": "Asha Example", "email": "asha@example.in", "phone": "00000 11111", "message": "Is Nagpur open?", "franchiseId": 1}'`;

/** For apps and servers, which need no widget. */
export function Programs({ publicUrl }: { publicUrl: string }) {
  return (
    <section aria-labelledby="programs" className="mt-12 lg:mt-16">
      <h2 id="programs" className="text-3xl">
        With a program of your own
      </h2>
      <p className="mt-2 max-w-prose text-ink-muted">
        Apps and servers use the same data by an open API: reading needs no key and no registration.{' '}
        <TextLink to="/api/docs" reloadDocument>
          Its documentation
        </TextLink>{' '}
        begins with programs to copy.
      </p>
      <div className="mt-4">
        <Code>{programCode(publicUrl)}</Code>
      </div>
      <p className="mt-4 max-w-prose text-ink-muted">
        Without the line <code>{partnerKeyHeader}</code> the enquiry is a real one.{' '}
        <TextLink to={contactUrl}>Ask us</TextLink> (subject “Partnership Opportunity”) for a key
        and a test key of your own, with higher limits, and for the link to your own page: there you
        see your enquiries by month, what became of your tests, and ask for the sites that may send
        forms.
      </p>
    </section>
  );
}
