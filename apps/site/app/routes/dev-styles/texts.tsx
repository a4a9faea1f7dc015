import { LinkButton } from '../../components/button.tsx';
import { Medians } from '../../components/medians.tsx';
import { Prose } from '../../components/prose.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import type { CleanHtml } from '../../data/clean-html.ts';

const html =
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
      <Prose html={html} />
    </>
  );
}
