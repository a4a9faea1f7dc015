import type { DemoArticle } from './types.ts';

export const exitAndResale: DemoArticle = {
  slug: 'exit-renewal-and-resale',
  title: 'Exit, renewal and resale: plan the last year in the first',
  category: 'Agreements',
  tags: ['exit', 'renewal', 'resale', 'agreement'],
  author: 'Gurtej Dhaliwal',
  meta_description:
    'Every franchise ends by renewal, sale, expiry or early exit. What each one costs, and how to price an outlet with thirty months left on the agreement.',
  published: '2026-11-03',
  picture: 'shop-keys',
  content: `
<p>A franchise is a lease on somebody else’s name. Like every lease it ends, and there are only four ways: you renew, you
sell, you run out the term and close, or it breaks off early. The owner who knows in year one which of the four he is
heading for makes better decisions about every freezer, every lease and every loan in between.</p>

<h2>Renewal</h2>
<p>Eighteen months before the end, put these questions to the brand in writing:</p>
<ul>
<li>Do I have a right to renew, and have I met its conditions?</li>
<li>For how long, at what fee, on the old agreement or on the “then current” one?</li>
<li>Will a refit be required? To what standard, at what cost?</li>
<li>By what date must I give notice?</li>
</ul>
<p>Then treat renewal as a new investment. Suppose it costs ₹1,50,000 in fees and ₹4,50,000 in refit, ₹6,00,000 in all, for
another five years, and the shop leaves ₹27,000 a month after a fair wage for you. That is a payback of 6,00,000 ÷ 27,000
= 22 months out of 60. Worth doing. If the shop leaves ₹11,000, it is 55 months out of 60. Then the answer is no, however
fond you are of the place.</p>
<p>Your strongest moment is before you have agreed to the refit. A brand that would lose a good street may shorten the
refit list, stretch it over two years, or drop the fee.</p>

<h2>Selling the outlet</h2>
<p>Nearly every agreement says that you may not transfer without consent. Read for four things: the brand’s right of first
refusal, the transfer fee, the training the buyer has to take, and whether you stay liable after the sale. Ask for a time
limit on consent; “thirty days, not to be unreasonably withheld” is a sensible request.</p>

<h3>What is it worth?</h3>
<p>Sellers like to quote what they spent. Buyers pay for what is to come. Here is an invented outlet with 30 months of the
agreement left.</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">₹</th></tr></thead>
<tbody>
<tr><th scope="row">Surplus a month before the owner’s pay</th><td>52,000</td></tr>
<tr><th scope="row">Less a fair wage for the work</th><td>25,000</td></tr>
<tr><th scope="row">True profit a month</th><td>27,000</td></tr>
<tr><th scope="row">Over the 30 months that are left</th><td>8,10,000</td></tr>
<tr><th scope="row">Less equipment that must be replaced in that time</th><td>1,50,000</td></tr>
<tr><th scope="row">Less the transfer fee, if the buyer pays it</th><td>1,00,000</td></tr>
</tbody>
<tfoot><tr><th scope="row">All the profit a buyer could see</th><td>5,60,000</td></tr></tfoot>
</table>
<p>A rule of thumb such as “two years’ profit” would give 24 × 27,000 = ₹6,48,000, more than the buyer can ever earn back
within the term. Someone who wants a reward for risk might offer ₹3,00,000 to ₹3,50,000, plus the value of the stock
and of the deposit, if these pass to the buyer. With a written right to renew for five years, the same shop is worth
considerably more. So secure the renewal first, then sell.</p>

<h3>Prepare two years ahead</h3>
<ol>
<li>Put every sale through the till. Income that is not in the books cannot be sold.</li>
<li>Let a manager run the shop, so that a buyer is not buying your absence.</li>
<li>Extend the lease, and get the landlord’s consent to assign it.</li>
<li>Keep service records of machines and a folder of licences.</li>
<li>Settle disputes with the brand; the buyer will ask, and it must consent.</li>
</ol>
<p>In the sale itself, agree what is transferred (stock, deposit, equipment, staff and their dues, gift vouchers) and the
day from which bills belong to the buyer. Registrations mostly do not pass to another person: GST, FSSAI and others have to be
taken afresh or amended. A chartered accountant should look at tax on the sale before the price is fixed.</p>

<h2>Buying somebody else’s outlet</h2>
<p>For a first-time investor a resale is often the safest way in, because the past is known. Ask for 24 months of GST
returns, bank statements and royalty statements and see whether they tell the same story. Ask why he is selling, then ask
the neighbours. Sit in the shop for three days. Get the brand’s confirmation, in writing, that no fees are outstanding
and that it will sign with you for a stated term. Pay in stages, with a part held back until licences and lease are in
your name.</p>

<h2>Running out the term</h2>
<p>Closing on the last day is the plainest end and is rarely planned. Start six months before: run down stock, stop long
contracts, give staff and landlord the notice they are due, list equipment for sale, and read what the agreement says
about signboards, phone numbers, social-media pages and customer lists. Cancel registrations formally; an open GST
registration goes on expecting returns. Count on a month of rent after closing to clear and restore the premises.</p>

<h2>Breaking off early</h2>
<p>If the shop loses money month after month, the dearest choice is to wait. Draw a line at the start: for example, “if we
are below break-even in month 12, and have lost ₹2,00,000 of reserve, I act.” To act means:</p>
<ul>
<li>Write to the brand and ask for help, with figures. Some will waive royalty for a time, send a team, or find a
buyer.</li>
<li>Look for what early termination costs: the rest of the royalty? a fixed sum? nothing? A lawyer can tell you how much of
a stated penalty would be likely to stand.</li>
<li>Check the lock-in of the lease; it is often the larger bill.</li>
<li>Talk to the lender before you miss an instalment and not after.</li>
</ul>
<blockquote><p>At a loss of ₹20,000 a month, each quarter of hoping costs ₹60,000. Ask what would have to be different next
quarter, and who will make it so.</p></blockquote>

<h2>What to settle before you sign</h2>
<p>Five lines in the agreement decide all this: the right to renew, the cap on refit, the terms of transfer, the price of
leaving early, and what happens if the <em>brand</em> fails or is sold. They are easiest to get on the day when the brand
wants your signature. <a href="/blog/read-a-franchise-agreement-clause-by-clause">Our guide to the agreement</a> shows
where they stand, and the <a href="/page/investor-checklist">investor checklist</a> has a box for each.</p>
`,
};
