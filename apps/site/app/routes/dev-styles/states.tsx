import { useEffect, useRef, type ReactNode } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Prose } from '../../components/prose.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import type { CleanHtml } from '../../data/clean-html.ts';
import { FranchiseCard } from '../../franchises/franchise-card.tsx';
import { Medians } from '../../franchises/medians.tsx';
import { ShortlistBar } from '../../saved/shortlist-bar.tsx';
import { Buttons } from './controls.tsx';
import { sampleCards } from './samples.ts';

const html = '<p>Text with <a href="#">a link</a> in it.</p>' as CleanHtml;

/** Shows each control as it looks under a pointer, and once the Tab key has reached it. */
export function States() {
  return (
    <div className="grid gap-8 *:min-w-0 md:grid-cols-2">
      {(['hovered', 'focused'] as const).map((state) => (
        <Forced key={state} state={state}>
          <Buttons />
          <TextField label="Box" />
          <SelectField label="Choice" choices={['Select a range']} />
          <label className="choice">
            <input type="checkbox" /> Not chosen <small>3</small>
          </label>
          <Prose html={html} />
          <div className="signboard on-board p-4">
            <Button look="onBoard">On a board</Button>
          </div>
          <ShortlistBar ids={[1, 2]} />
          {sampleCards.slice(0, 1).map((card) => (
            <FranchiseCard key={card.id} franchise={card} />
          ))}
        </Forced>
      ))}
    </div>
  );
}

const classOf = { hovered: 'is-hovered', focused: 'is-focused' } as const;

/** A pointer is over whatever lies beneath it, the focus on one control only. */
const parts = {
  hovered: 'a, article, button, input, label, select',
  focused: 'a, button:not(:disabled), input, select',
};

/** Shows what is in it as under a pointer, or as the Tab key has reached it. */
function Forced({ state, children }: { state: keyof typeof classOf; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addStateClasses();
    for (const part of frame.current?.querySelectorAll(parts[state]) ?? []) {
      part.classList.add(classOf[state]);
    }
  }, [state]);
  return (
    <div ref={frame} className="grid content-start gap-4">
      <h3 className="text-lg">{state}</h3>
      {children}
    </div>
  );
}

/** The stylesheet as the browser has it gets a class beside each `:hover` and `:focus-visible`; no other page has them. */
function addStateClasses(): void {
  for (const sheet of document.styleSheets) visitRules(sheet.cssRules);
}

function visitRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) addClasses(rule);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visitRules(rule.cssRules);
  }
}

function addClasses(rule: CSSStyleRule): void {
  const { selectorText } = rule;
  const forced = selectorText
    .replaceAll(':hover', `.${classOf.hovered}`)
    .replaceAll(':focus-visible', `.${classOf.focused}`);
  const isDone = selectorText.includes(classOf.hovered) || selectorText.includes(classOf.focused);
  if (forced !== selectorText && !isDone) rule.selectorText = `${selectorText}, ${forced}`;
}

const sampleHtml =
  `<h2>A heading</h2><p>A paragraph with <a href="#">a link</a>, <strong>weight</strong> and <code>code</code>.</p>
<ul><li>One point</li><li>Another<ul><li>and one below it</li></ul></li></ul>
<ol><li>First</li><li>Second</li></ol>
<blockquote>Ask who has left, and why.</blockquote>
<table-frame><table><caption>A month</caption><thead><tr><th>Line</th><th>How</th><th class="figure">₹</th></tr></thead>
<tbody><tr><th>Rent</th><td>25,000 plus GST</td><td class="figure">29,500</td></tr></tbody>
<tfoot><tr><th>Sum</th><td></td><td class="figure">29,500</td></tr></tfoot></table></table-frame>
<ul><li class="task"><label><input type="checkbox" checked><span>Ticked</span></label></li>
<li class="task"><label><input type="checkbox"><span>Not ticked</span></label></li></ul><hr>` as CleanHtml;

export function Texts() {
  return (
    <>
      <SectionHeading title="A section" text="With a line below and a way on.">
        <LinkButton to="/dev/styles" look="outline">
          See all
        </LinkButton>
      </SectionHeading>
      <Medians figures={{ brands: 12, investment: 1_400_000, fee: 250_000, payback: 17 }} />
      <Prose html={sampleHtml} />
    </>
  );
}
