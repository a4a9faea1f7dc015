import type { ReactNode } from 'react';
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
