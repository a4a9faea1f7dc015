import type { DemoArticle } from './types.ts';

export const fifteenLakh: DemoArticle = {
  slug: 'what-15-lakh-really-buys',
  title: 'What ₹15 lakh really buys',
  category: 'Money',
  tags: ['budget', 'investment', 'first-time investors'],
  author: 'Lalnunmawii Sailo',
  meta_description:
    'A brochure figure of ₹12 lakh turns into ₹18.3 lakh on the day you open. Work backwards from your savings to the franchise you can really afford.',
  published: '2026-06-16',
  picture: 'rupee-jar',
  content: `
<p>Ask ten brands what their franchise costs and most will give you the price of the parts they sell or specify: the fee,
the interior, the machines. The rest of the money, the part that keeps you open in month four, is yours to discover. Let
us discover it now, while it is still arithmetic.</p>

<h2>From brochure to bank balance</h2>
<p>An invented brand offers a 300 sq ft food outlet for “₹12 lakh”. Here is what the owner in Nagpur really needs by the
evening of opening day.</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">In the brochure (₹)</th><th scope="col">Not in the brochure (₹)</th></tr></thead>
<tbody>
<tr><th scope="row">Franchise fee</th><td>3,00,000</td><td></td></tr>
<tr><th scope="row">Interior and signboard</th><td>5,50,000</td><td></td></tr>
<tr><th scope="row">Equipment</th><td>3,50,000</td><td></td></tr>
<tr><th scope="row">GST on the fee, 18%</th><td></td><td>54,000</td></tr>
<tr><th scope="row">Deposit, four months at 30,000</th><td></td><td>1,20,000</td></tr>
<tr><th scope="row">Rent during fit-out, two months</th><td></td><td>60,000</td></tr>
<tr><th scope="row">Registrations and professional fees</th><td></td><td>30,000</td></tr>
<tr><th scope="row">Opening stock</th><td></td><td>75,000</td></tr>
<tr><th scope="row">Wages and travel during training</th><td></td><td>66,000</td></tr>
<tr><th scope="row">Launch</th><td></td><td>25,000</td></tr>
<tr><th scope="row">Working capital</th><td></td><td>2,00,000</td></tr>
</tbody>
<tfoot><tr><th scope="row">Sum</th><td>12,00,000</td><td>6,30,000</td></tr></tfoot>
</table>
<p>₹12 lakh plus ₹6.3 lakh is ₹18.3 lakh: one and a half times the number on the cover. And we assumed that interior and
equipment were quoted with tax. If they were not, 18% on ₹9,00,000 is another ₹1,62,000, some or all of which you may not be able
to claim back.</p>
<p>Nobody has cheated here. Each extra line is normal. But a person with exactly ₹15 lakh who signs for “₹12 lakh, with
three to spare” will run out of money at about the time the signboard goes up.</p>

<h2>Work backwards instead</h2>
<p>Start from what you have and take away what must not be touched.</p>
<ol>
<li><strong>Household.</strong> Six months of living costs stay out of the business. At ₹40,000 a month that is
₹2,40,000. Left: ₹12,60,000.</li>
<li><strong>Working capital.</strong> ₹2,00,000 for slow months. Left: ₹10,60,000.</li>
<li><strong>Deposit, stock, pre-opening costs, registrations.</strong> For a small shop, about ₹2,60,000. Left:
₹8,00,000.</li>
</ol>
<p>So ₹15 lakh of savings, without a loan, buys a franchise whose fee, fit-out and equipment together come to about
<strong>₹8 lakh with tax</strong>. Look at <a href="/franchises?maxInvestment=800000">brands that begin at or under
₹8 lakh</a> first. Then look at <a href="/franchises?maxInvestment=1500000">everything that begins at or under ₹15
lakh</a>, and note the upper end of each range: the filter shows a brand when its range reaches into your budget, not
only when all of it fits.</p>

<h2>Three shapes that fit</h2>
<table>
<thead><tr><th scope="col">Shape</th><th scope="col">Where the money goes</th><th scope="col">What can go wrong</th></tr></thead>
<tbody>
<tr><th scope="row">Kiosk or cart, 60 to 120 sq ft</th><td>Mostly the unit itself and the fee; small deposit</td><td>The mall, petrol pump or campus that hosts you can end the arrangement at short notice</td></tr>
<tr><th scope="row">Service business with a small office</th><td>Training, tools, a vehicle, local advertising</td><td>Sales depend on you going out and finding customers</td></tr>
<tr><th scope="row">Small shop, 150 to 300 sq ft</th><td>Interior, deposit, stock</td><td>Rent and wages run whether or not anyone walks in</td></tr>
</tbody>
</table>
<p>A kiosk risks less and earns less. A service business ties up the least in things you cannot sell again, and asks the
most of you personally. A shop is what most people picture, and it is the one where ₹15 lakh is tight. None is better;
they suit different people. If you dislike selling to strangers, do not choose the second because it is cheap.</p>

<h2>Where the money can be recovered</h2>
<p>Suppose it fails after a year. What comes back?</p>
<ul>
<li>Deposit: most of it, if the lease was observed.</li>
<li>Stock: part, if it keeps.</li>
<li>Equipment: something. Ask a second-hand dealer what he pays for a three-year-old freezer before you buy a new
one.</li>
<li>Interior: next to nothing. It is glued to somebody else’s wall.</li>
<li>Franchise fee and launch: nothing.</li>
</ul>
<p>Two franchises at the same price can therefore carry very different risks. One with ₹3 lakh of equipment and ₹2 lakh
of interior loses less than one with the amounts the other way round.</p>

<h2>Stretching the budget, sensibly</h2>
<ul>
<li><strong>Take over a working fit-out.</strong> A shop that was already a food outlet may have drainage, exhaust and
load in place. Ask the brand whether it allows existing flooring and ceiling.</li>
<li><strong>Resale.</strong> An outlet whose owner wants to leave has a sales record you can read. See
<a href="/blog/exit-renewal-and-resale">our article on exit and resale</a>.</li>
<li><strong>Buy some equipment used</strong>, if the brand agrees in writing on condition and warranty.</li>
<li><strong>Negotiate rent-free days</strong> before you negotiate rent; two months at ₹30,000 is ₹60,000.</li>
<li><strong>A loan for machines</strong>, not for working capital. What a lender wants to see is in
<a href="/blog/mudra-cgtmse-and-how-lenders-see-a-franchise">this article</a>.</li>
</ul>
<p>What does not help is skipping the working capital because “the shop will pay for itself from the first month”, or
borrowing from relatives at an interest nobody has written down. If the sum does not close with the reserve in it, the
honest answer is a smaller format or another year of saving. Either is cheaper than a shop that shuts in month seven.</p>
`,
};
