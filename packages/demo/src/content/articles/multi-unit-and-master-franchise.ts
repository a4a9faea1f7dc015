import type { DemoArticle } from './types.ts';

export const multiUnit: DemoArticle = {
  slug: 'multi-unit-and-master-franchise',
  title: 'Multi-unit, area development, master franchise: which one is for you?',
  category: 'Growth',
  tags: ['multi-unit', 'master franchise', 'growth'],
  author: 'Meenakshi Rathore',
  meta_description:
    'Four kinds of franchise rights compared, why a second outlet can earn almost nothing extra, and how many outlets a master franchisee needs to break even.',
  published: '2026-10-06',
  picture: 'shop-row',
  content: `
<p>A salesman who sees that you can afford one outlet will often offer you a city. The price per outlet is lower, the
title sounds better, and the duty to open six shops in three years is on page 22. Sometimes it is the right step. It is
hardly ever the right first step.</p>

<h2>Four words, four businesses</h2>
<table>
<thead><tr><th scope="col">Right</th><th scope="col">What you may do</th><th scope="col">What you owe</th><th scope="col">Your daily work</th></tr></thead>
<tbody>
<tr><th scope="row">Single unit</th><td>Open one outlet at one address</td><td>Run it to standard</td><td>The shop</td></tr>
<tr><th scope="row">Multi-unit</th><td>Hold several single outlets, each with its own agreement</td><td>Run each to standard</td><td>Managers and cash</td></tr>
<tr><th scope="row">Area development</th><td>Open an agreed number in an area, yourself</td><td>A schedule of openings, usually with a fee in advance</td><td>Sites, fit-outs, hiring</td></tr>
<tr><th scope="row">Master franchise</th><td>Grant franchises to others in a state or region</td><td>A schedule, and the brand’s duties towards every sub-franchisee</td><td>Selling, training, supporting, collecting</td></tr>
</tbody>
</table>
<p>The first three are about running outlets. The fourth is a different trade: you become the brand’s head office in your
region. People who love shops are often unhappy in it.</p>

<h2>The dip at the second shop</h2>
<p>Suppose one outlet leaves ₹52,000 a month with you behind the counter. Surely two leave ₹1,04,000? You cannot stand
behind both. From the second shop on you need a manager, and a little more of everything: a car, an accountant’s extra
hours, a second set of keys.</p>
<table>
<caption>Invented figures, per month</caption>
<thead><tr><th scope="col">Outlets</th><th scope="col">From the outlets (₹)</th><th scope="col">Manager and overheads (₹)</th><th scope="col">Left for you (₹)</th><th scope="col">Added by the last outlet (₹)</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>52,000</td><td>0</td><td>52,000</td><td>52,000</td></tr>
<tr><th scope="row">2</th><td>1,04,000</td><td>43,000</td><td>61,000</td><td>9,000</td></tr>
<tr><th scope="row">3</th><td>1,56,000</td><td>46,000</td><td>1,10,000</td><td>49,000</td></tr>
<tr><th scope="row">4</th><td>2,08,000</td><td>50,000</td><td>1,58,000</td><td>48,000</td></tr>
<tr><th scope="row">5</th><td>2,60,000</td><td>88,000</td><td>1,72,000</td><td>14,000</td></tr>
</tbody>
</table>
<p>The second outlet adds ₹9,000 for another ₹15 lakh of investment: on its own, 15,00,000 ÷ 9,000 is a payback of about
167 months. It only makes sense as a step to the third and fourth. At the fifth the second manager comes in and
the dip repeats. So decide before the second whether you have the money and the will for four. If not, one excellent
outlet may be the better business.</p>

<h2>Reading a development schedule</h2>
<p>Area development agreements trade exclusivity for speed. Check five points:</p>
<ol>
<li><strong>Dates.</strong> “Two outlets in each 12 months” leaves room; fixed days do not. Site approval and licences
take the time they take.</li>
<li><strong>What counts as open.</strong> Trading on the day, or agreement signed?</li>
<li><strong>What happens if one date is missed.</strong> Do you lose exclusivity, the remaining rights, or all outlets,
including those that run well? Only the first is mild.</li>
<li><strong>The fee in advance.</strong> If you pay ₹2 lakh for each of five outlets and open three, ₹4 lakh is gone
unless it can be credited.</li>
<li><strong>Closures.</strong> If your third outlet fails, must you replace it to stay on schedule?</li>
</ol>

<h2>Master franchise: run the head office on paper first</h2>
<p>Say the brand splits a 6% royalty equally with its master. Sub-franchisees sell ₹4,50,000 a month on average. Your 3%
is ₹13,500 an outlet. To support them you need at least:</p>
<ul>
<li>a field officer, ₹35,000; a trainer, ₹30,000; an accounts person, ₹22,000: ₹87,000;</li>
<li>an office, ₹20,000, and travel, ₹30,000.</li>
</ul>
<p>That is ₹1,37,000 a month, so you break even at 1,37,000 ÷ 13,500 = 10.1, which means eleven outlets.</p>
<table>
<thead><tr><th scope="col">Outlets trading</th><th scope="col">Your royalty share (₹)</th><th scope="col">Costs (₹)</th><th scope="col">Result a month (₹)</th></tr></thead>
<tbody>
<tr><th scope="row">4</th><td>54,000</td><td>1,37,000</td><td>−83,000</td></tr>
<tr><th scope="row">8</th><td>1,08,000</td><td>1,37,000</td><td>−29,000</td></tr>
<tr><th scope="row">11</th><td>1,48,500</td><td>1,37,000</td><td>+11,500</td></tr>
<tr><th scope="row">16</th><td>2,16,000</td><td>1,37,000</td><td>+79,000</td></tr>
</tbody>
</table>
<p>Until the eleventh outlet you live from your share of entry fees, which come once. That is where good masters turn bad:
they begin to sell franchises to people who should not buy them, because this month’s salaries depend on it. If you do
not have the money to carry the loss for two or three years without selling to the wrong person, do not take the
master.</p>

<h3>Questions only a master has to ask</h3>
<ul>
<li>Who signs with the sub-franchisee: the brand, you, or all three? If you sign, their claims come to you.</li>
<li>If the brand ends my agreement, what becomes of my sub-franchisees and of my share?</li>
<li>May the brand sell supplies to my sub-franchisees directly, and do I earn on that?</li>
<li>Who owns the right to nearby towns that did not exist in the schedule?</li>
<li>Is the trade mark registered in the classes and for the period that I am about to sell rights to?</li>
</ul>

<h2>A sound order</h2>
<p>Open one outlet. Run it for a year, until a manager can run it for a month. Ask for a written option on a second and
third in your city, with a date, for a small fee or none. Many brands agree, because a franchisee who succeeded once is
the safest they can find. Before you sign the option read
<a href="/blog/read-a-franchise-agreement-clause-by-clause">the clauses on territory and default</a> again: with four
outlets under cross-default wording, a quarrel over one can end all of them.</p>
<p>Brands that list here say which of the four rights they offer. With savings of ₹15 lakh, look through
<a href="/franchises?maxInvestment=1500000">what begins at or under that sum</a>, and at single units first.</p>
`,
};
