import type { DemoArticle } from './types.ts';

export const royaltyAndCosts: DemoArticle = {
  slug: 'royalty-marketing-fee-and-hidden-costs',
  title: 'Royalty, marketing fee and the costs nobody puts on the slide',
  category: 'Money',
  tags: ['royalty', 'fees', 'agreement'],
  author: 'Farzana Mirza',
  meta_description:
    'A 6% royalty can cost 13.7% of sales once supply mark-up, marketing and software are counted. How to find the real figure before you sign anything.',
  published: '2026-08-18',
  picture: 'long-receipt',
  content: `
<p>Two brands, same trade, same city. One charges a royalty of 6%. The other advertises “zero royalty”. Which costs more
to run? You cannot tell yet, and that is the subject of this article.</p>

<h2>Six per cent of what?</h2>
<p>Take a shop that bills ₹5,90,000 in a month, of which ₹90,000 is GST at 18%. Its sales are ₹5,00,000. If the agreement
says royalty is charged on “gross receipts” and does not leave out tax, 6% is ₹35,400. On sales without tax it is
₹30,000. The difference, ₹5,400 a month, is ₹64,800 a year, for three missing words.</p>
<p>Ask the same about:</p>
<ul>
<li><strong>Discounts.</strong> If the brand runs “buy one, get one”, is royalty charged on the menu price or on the money
you took?</li>
<li><strong>Delivery apps.</strong> On the price the customer paid, or on what reached your bank after commission?</li>
<li><strong>Returns and cancelled bills.</strong> Are they taken off?</li>
<li><strong>Free meals and staff sales.</strong> Small, but they show how carefully the brand thinks.</li>
</ul>

<h2>When the percentage is not the percentage</h2>
<p>Many agreements say “6% or ₹20,000 a month, whichever is higher”. In a month with sales of ₹2,50,000, 6% would be
₹15,000, but you pay ₹20,000, which is 8%. The minimum bites exactly when you can least afford it. Ask for no minimum
during the first year, or one that is averaged over a quarter.</p>

<h2>The royalty inside the supplies</h2>
<p>The “zero royalty” brand earns its living somewhere, usually on what it sells you. There is nothing wrong with that if
you can see it. Suppose you must buy ₹2,00,000 of goods a month from the brand, and goods of the same quality would cost
₹1,75,000 in the open market. The extra ₹25,000 is 5% of sales of ₹5,00,000. You are paying a royalty; it merely has
another name.</p>
<p>To find it, take five items from the compulsory list, the ones you will buy most. Get quotations for the nearest
equal. Some will be cheaper from the brand, because it buys in bulk. Add up all five before you judge.</p>

<h2>One month, everything counted</h2>
<table>
<caption>Paid to the brand in a month with sales of ₹5,00,000 (invented)</caption>
<thead><tr><th scope="col">Item</th><th scope="col">₹</th><th scope="col">Share of sales</th></tr></thead>
<tbody>
<tr><th scope="row">Royalty</th><td>30,000</td><td>6.0%</td></tr>
<tr><th scope="row">Marketing fund, 2%</th><td>10,000</td><td>2.0%</td></tr>
<tr><th scope="row">Billing software and support</th><td>3,500</td><td>0.7%</td></tr>
<tr><th scope="row">Mark-up on compulsory supplies</th><td>25,000</td><td>5.0%</td></tr>
</tbody>
<tfoot><tr><th scope="row">Sum</th><td>68,500</td><td>13.7%</td></tr></tfoot>
</table>
<p>On the first three lines comes GST: 18% of ₹43,500 is ₹7,830. A shop under the regular GST scheme can usually set this
against the tax it collects. A restaurant on the rate without credit cannot, and for it the share of sales becomes 15.3%.
Ask a chartered accountant which you are.</p>
<p>Is 13.7% too much? It depends on what is left. Work out the gross margin with goods at open-market prices. If it is
65%, 13.7% may be fair. If it is 30%, nearly half the margin goes to the brand, and rent and wages have to come from the
rest.</p>

<h2>The marketing fund</h2>
<p>Marketing fees are the ones franchisees grumble about most, because the money is pooled and the poster goes up in
another city. Ask four questions:</p>
<ol>
<li>Is the fund kept in a separate account, and do franchisees see a yearly statement?</li>
<li>Do company-owned outlets pay into it at the same rate?</li>
<li>May the brand charge its own salaries to it?</li>
<li>How much of it has been spent in towns like mine?</li>
</ol>
<p>Then ask about the second marketing cost: a duty to spend a further amount locally. “2% to the fund and 2% in your own
area” is 4%.</p>

<h2>Costs that come once, or once in a while</h2>
<table>
<thead><tr><th scope="col">Cost</th><th scope="col">When</th><th scope="col">Ask</th></tr></thead>
<tbody>
<tr><th scope="row">Project management or design fee</th><td>Before opening</td><td>Is it inside the interior quotation or on top of it?</td></tr>
<tr><th scope="row">Opening team’s travel and stay</th><td>Opening</td><td>How many people, how many nights, who books?</td></tr>
<tr><th scope="row">Refresher training, new staff</th><td>Each year</td><td>How many free seats, and where?</td></tr>
<tr><th scope="row">Audit and mystery visits</th><td>Each quarter</td><td>Who pays if nothing is found wrong?</td></tr>
<tr><th scope="row">New equipment for new products</th><td>Any time</td><td>Is there a yearly ceiling?</td></tr>
<tr><th scope="row">Refit</th><td>Year 3 to 5</td><td>Maximum amount, and how much notice?</td></tr>
<tr><th scope="row">Renewal fee</th><td>End of term</td><td>A fixed sum, or “then current fee”?</td></tr>
<tr><th scope="row">Transfer fee</th><td>When you sell</td><td>Payable by whom, on what amount?</td></tr>
<tr><th scope="row">Interest on late payment</th><td>Any time</td><td>Rate, and is there a grace period?</td></tr>
</tbody>
</table>

<h2>Costs that go to others but come with the model</h2>
<p>Payment gateway and card charges, delivery-app commission and the discounts you have to fund to be visible there,
licensed music, insurance the brand prescribes, a certain internet plan, annual maintenance for machines only one vendor
can open. Each is small. Together they are often as large as the royalty.</p>

<h2>A test that takes one evening</h2>
<p>Ask two existing franchisees for a single figure: “Out of every ₹100 you sold last year, how much went to the brand, in
any form?” Most have never added it up. Sit down with one of them, the year’s statements and a calculator. If your answer
is within a rupee or two of what the brand told you, that is a good sign for the whole relationship.
<a href="/blog/questions-to-ask-existing-franchisees">Here are the other questions</a> to bring along. And when you
have the figure, put it into <a href="/blog/payback-arithmetic-worked-example">the payback table</a> in place of the
royalty and marketing lines, with goods at open-market cost so that nothing is counted twice. Only then compare the two
brands from the beginning of this page.</p>
`,
};
