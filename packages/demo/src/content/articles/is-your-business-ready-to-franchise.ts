import type { DemoArticle } from './types.ts';

export const readyToFranchise: DemoArticle = {
  slug: 'is-your-business-ready-to-franchise',
  title: 'For brands: is your business ready to franchise?',
  category: 'For brands',
  tags: ['for brands', 'franchisor', 'unit economics'],
  author: 'Farzana Mirza',
  meta_description:
    'Your shop earns ₹78,000 a month. Would it still earn after royalty and a manager’s wage? Five tests for a small brand before it sells a franchise.',
  published: '2026-10-20',
  picture: 'blueprint',
  content: `
<p>It usually starts with a customer who asks, “Do you give franchises?” You have two outlets, both full in the evening,
and a third would need money you do not have. Somebody else’s money looks like the answer. It may be. But from the day you
accept it, you have a second business, whose customers are franchisees and whose product is <em>their</em> profit.</p>
<p>Here are five tests. Take them with your accountant, with a calculator, and before you print anything.</p>

<h2>Test 1: does it earn after paying you?</h2>
<p>Put on the franchisee’s shoes. Your own outlet sells ₹6,00,000 a month and leaves ₹78,000. You pay yourself no royalty,
and you or your brother manages it without a salary. A franchisee has neither advantage.</p>
<table>
<thead><tr><th scope="col">Per month</th><th scope="col">₹</th></tr></thead>
<tbody>
<tr><th scope="row">Your outlet’s surplus</th><td>78,000</td></tr>
<tr><th scope="row">Less royalty, 6%</th><td>36,000</td></tr>
<tr><th scope="row">Less marketing fund, 2%</th><td>12,000</td></tr>
<tr><th scope="row">Less a manager</th><td>25,000</td></tr>
</tbody>
<tfoot><tr><th scope="row">What a franchisee keeps</th><td>5,000</td></tr></tfoot>
</table>
<p>On ₹12 lakh of investment, ₹5,000 a month is a payback of 240 months. This is a good shop and not yet a franchise.
There are three ways forward: raise the margin (buying, menu, waste), lower the investment, or ask for less. At a royalty
of 4%, no fund in the first year and an owner who manages the shop himself, the franchisee keeps 78,000 − 24,000 =
₹54,000, and 12,00,000 ÷ 54,000 is 22 months. Only now is there something to offer, and it is an offer for
owner-operators; say so in your listing.</p>

<h2>Test 2: does it run without you?</h2>
<p>Go away for a month. Take no calls except in an emergency. If sales and quality hold, the method is in the shop. If they
drop, it is in your head, and you cannot sell what is in your head. Write it down until a stranger can do it: recipes in
grams, photographs, opening and closing lists, the price of each input, what to say to an angry customer.</p>

<h2>Test 3: has it worked somewhere else?</h2>
<p>One outlet proves a location. Two in the same city, different in rent and public, begin to prove a model. A third, in
another town and run by an employee, is the best evidence you can show, and it will teach you what your supply chain
cannot do. If you cannot afford to test it with your own money, ask whether it is right to test it with a franchisee’s.</p>

<h2>Test 4: is it yours to give?</h2>
<ul>
<li><strong>Name and logo.</strong> Apply for the trade mark in the classes you need, in the name of the company that will
grant franchises. Search first: a name that somebody else holds in your class can cost you every signboard.</li>
<li><strong>Company.</strong> Clean accounts, audited if you can, GST and tax filings in order. Investors and their
lenders will look.</li>
<li><strong>Agreement.</strong> Written for your business by a lawyer, not copied from another brand’s. Territory, fees,
supply, training, exit. Try to see it
<a href="/blog/read-a-franchise-agreement-clause-by-clause">as a careful franchisee would read it</a>.</li>
<li><strong>Licences.</strong> A list, by state, of what an outlet has to hold.</li>
</ul>

<h2>Test 5: can you afford to support it?</h2>
<p>Royalty comes late and support begins early. A modest support team, in rupees a month:</p>
<table>
<thead><tr><th scope="col">Cost</th><th scope="col">₹</th></tr></thead>
<tbody>
<tr><th scope="row">Project coordinator for sites and fit-outs</th><td>45,000</td></tr>
<tr><th scope="row">Field officer</th><td>40,000</td></tr>
<tr><th scope="row">Trainer</th><td>32,000</td></tr>
<tr><th scope="row">Accounts and royalty collection</th><td>25,000</td></tr>
<tr><th scope="row">Travel</th><td>35,000</td></tr>
<tr><th scope="row">Software, legal, audit</th><td>23,000</td></tr>
</tbody>
<tfoot><tr><th scope="row">Sum</th><td>2,00,000</td></tr></tfoot>
</table>
<p>With outlets selling ₹6,00,000 and a royalty of 4%, each brings ₹24,000, so 2,00,000 ÷ 24,000 = 8.3: you cover the team
from the ninth outlet. If you open one every two months, that is a year and a half of paying the difference. Entry fees
help, but each is consumed by the cost of opening that outlet. Brands that live from entry fees end by selling to anyone,
and <a href="/blog/franchise-scams-and-red-flags">readers are warned about them</a>.</p>

<h2>Choose your first three franchisees as if you were hiring</h2>
<p>They will be telephoned by everyone who comes after. Prefer someone who wants to work in the shop, lives within 20
minutes of it, can lose the money without losing the house, and asks hard questions. Decline the friend who wants to “park
some money”, the one who negotiates only the fee, and the one in a city 900 kilometres away, however keen. Your first
franchise outlets should be close enough to visit on a bad day and be home by night.</p>

<h2>What to publish</h2>
<p>A listing that attracts the right person is plain:</p>
<ol>
<li>Investment as a range that includes deposit, tax and working capital, or says clearly that it does not.</li>
<li>Payback in months, as a range, with the assumption beside it.</li>
<li>Space, staff, and the kind of street.</li>
<li>Fee, royalty and its base, term.</li>
<li>Support and training in days and people, not adjectives.</li>
<li>Outlets today: your own, franchised, closed.</li>
</ol>
<p>The last line feels dangerous. In our experience of reading listings it is the one that makes a careful investor trust
the other five.</p>

<h2>If you passed</h2>
<p>Four passes out of five, with a plan for the fifth, is a fair start. Read
<a href="/page/for-brands">how listing works</a>, gather the papers, and
<a href="/list-franchise">submit your franchise</a>. If you passed two, open one more outlet of your own. Nothing you can
print will do as much for the franchise as that.</p>
`,
};
