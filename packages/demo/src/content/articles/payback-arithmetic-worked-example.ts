import type { DemoArticle } from './types.ts';

export const paybackArithmetic: DemoArticle = {
  slug: 'payback-arithmetic-worked-example',
  title: 'Payback arithmetic: one tea shop, every line',
  category: 'Money',
  tags: ['payback', 'worked example', 'break-even'],
  author: 'Arul Venkataraman',
  meta_description:
    'A ₹15 lakh tea and snacks outlet taken apart line by line: break-even bills a day, the slow first six months, and how payback moves from 17 to 93 months.',
  published: '2026-06-23',
  picture: 'calculator',
  content: `
<p>“Payback in 18 months” is a sentence with at least six assumptions folded into it. The only way to see them is to
unfold it. Below is an invented outlet: tea and snacks, 250 sq ft, a busy road in Nagpur, ₹15 lakh all in. Copy the
layout on paper, put in the figures of the brand you are looking at, and do not go on until every line is filled.</p>

<h2>What goes in</h2>
<table>
<caption>One-time money</caption>
<thead><tr><th scope="col">Item</th><th scope="col">₹</th></tr></thead>
<tbody>
<tr><th scope="row">Franchise fee</th><td>3,00,000</td></tr>
<tr><th scope="row">GST on the fee at 18%</th><td>54,000</td></tr>
<tr><th scope="row">Interior and signboard, tax included</th><td>4,50,000</td></tr>
<tr><th scope="row">Equipment, tax included</th><td>3,20,000</td></tr>
<tr><th scope="row">Shop deposit, four months</th><td>1,00,000</td></tr>
<tr><th scope="row">Opening stock</th><td>36,000</td></tr>
<tr><th scope="row">Registrations, rent and wages before opening, launch</th><td>90,000</td></tr>
<tr><th scope="row">Working capital kept in the bank</th><td>1,50,000</td></tr>
</tbody>
<tfoot><tr><th scope="row">Total</th><td>15,00,000</td></tr></tfoot>
</table>
<p>This shop charges GST on restaurant service at the rate without input tax credit, so tax paid on the fee, the fit-out
and the royalty is a real cost. A clothes shop or a repair centre may be able to claim much of it back. Ask a chartered
accountant which case is yours; the difference here is larger than a month’s rent.</p>

<h2>What an ordinary month looks like</h2>
<p>The brand says 150 bills a day at ₹90 before tax. Over 30 days that is 150 × 90 × 30 = ₹4,05,000.</p>
<table>
<caption>A settled month at 150 bills a day</caption>
<thead><tr><th scope="col">Line</th><th scope="col">How it is worked out</th><th scope="col">₹</th></tr></thead>
<tbody>
<tr><th scope="row">Sales before GST</th><td>150 × 90 × 30</td><td>4,05,000</td></tr>
<tr><th scope="row">Ingredients, packing, waste</th><td>40% of sales</td><td>1,62,000</td></tr>
<tr><th scope="row">Royalty</th><td>6% of sales, plus 18% GST</td><td>28,674</td></tr>
<tr><th scope="row">Marketing fee</th><td>2% of sales, plus 18% GST</td><td>9,558</td></tr>
<tr><th scope="row">Delivery-app commission</th><td>A fifth of sales at 25%, plus 18% GST</td><td>23,895</td></tr>
<tr><th scope="row">Rent</th><td>25,000 plus GST</td><td>29,500</td></tr>
<tr><th scope="row">Wages, four people</th><td>With bonus and leave set aside</td><td>64,000</td></tr>
<tr><th scope="row">Electricity and gas</th><td></td><td>21,000</td></tr>
<tr><th scope="row">Software, repairs, accountant, cleaning</th><td></td><td>14,000</td></tr>
</tbody>
<tfoot><tr><th scope="row">Left over</th><td>4,05,000 − 3,52,627</td><td>52,373</td></tr></tfoot>
</table>
<p>Divide: 15,00,000 ÷ 52,373 = 28.6. So about 29 months, and that is before your own salary, income tax, and interest
on anything you borrowed.</p>

<h2>Split the costs in two</h2>
<p>Four lines rise and fall with sales: 40% + 7.08% + 2.36% + 5.9% = 55.34%. So from each ₹100 of sales, ₹44.66 remains
to pay the lines that do not move: rent, wages, power and sundries, ₹1,28,500 a month.</p>
<p>Break-even is therefore 1,28,500 ÷ 0.4466 = ₹2,87,730 of sales a month, or about ₹9,591 a day, or
<strong>107 bills a day</strong>. Write that number on the wall. Each bill above it leaves you about ₹40 (90 × 0.4466);
each bill below it costs you the same.</p>

<h2>Now move one number</h2>
<table>
<caption>The same shop, a fifth fewer or a fifth more customers</caption>
<thead><tr><th scope="col">Bills a day</th><th scope="col">Sales a month (₹)</th><th scope="col">Left over (₹)</th><th scope="col">Payback (months)</th></tr></thead>
<tbody>
<tr><th scope="row">120</th><td>3,24,000</td><td>16,198</td><td>93</td></tr>
<tr><th scope="row">150</th><td>4,05,000</td><td>52,373</td><td>29</td></tr>
<tr><th scope="row">180</th><td>4,86,000</td><td>88,548</td><td>17</td></tr>
</tbody>
</table>
<p>A fifth fewer customers does not make payback a fifth longer. It makes it more than three times as long, because the
rent does not shrink. When a brand quotes one payback figure, ask which bill count it rests on, and then go and
<a href="/blog/site-selection-and-counting-footfall">count people on your own pavement</a>.</p>

<h2>The slow start</h2>
<p>No shop opens at 150 bills. Suppose three months at 90 bills and three at 120:</p>
<ul>
<li>At 90 bills, sales are ₹2,43,000 and the month ends at <strong>minus</strong> ₹19,976. Three of those: minus
₹59,928.</li>
<li>At 120 bills, three months bring 3 × 16,198 = ₹48,594.</li>
<li>After six months you are ₹11,334 <em>behind</em>, so ₹15,11,334 is still to come back. At ₹52,373 a month that takes
29 more months.</li>
</ul>
<p>Six plus 29 is 35 months. The first three months alone would eat ₹59,928 of the ₹1,50,000 kept in the bank. That is
what working capital is for.</p>

<h2>Pay yourself, on paper at least</h2>
<p>If you stand behind the counter all day, you are doing a job somebody would be paid for. Put in ₹25,000 a month and
₹27,373 remains; 15,00,000 ÷ 27,373 is 55 months. Which answer is right? Both. The first says when the cash comes back
if your household lives on another income. The second says what the <em>money</em> earns, apart from your labour.</p>

<h2>Three corrections people forget</h2>
<ol>
<li><strong>What you can take out again.</strong> Deposit and working capital, ₹2,50,000 here, are not spent. Without
them 12,50,000 ÷ 52,373 is 24 months. Brands often quote this version without saying so.</li>
<li><strong>What wears out.</strong> A fryer, a compressor or a signboard will need replacing within the term. Setting
aside ₹5,000 a month moves 29 months to 32 (15,00,000 ÷ 47,373).</li>
<li><strong>How long the agreement runs.</strong> A payback of 55 months inside a 60-month agreement leaves five months
of profit. Compare the two numbers before any other.</li>
</ol>
<p>On our listings, payback is shown in months and is the brand’s own estimate. Use it to sort, not to decide. If you
want to see what sits inside your budget, start with
<a href="/franchises?maxInvestment=1500000">brands that begin at or under ₹15 lakh</a>, and take this table along to the
first meeting.</p>
`,
};
