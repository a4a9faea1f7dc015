import type { DemoArticle } from './types.ts';

export const readAgreement: DemoArticle = {
  slug: 'read-a-franchise-agreement-clause-by-clause',
  title: 'How to read a franchise agreement, clause by clause',
  category: 'Agreements',
  tags: ['agreement', 'legal', 'first-time investors'],
  author: 'Gurtej Dhaliwal',
  meta_description:
    'Grant, territory, fees, supply, term, exit: what each clause of a franchise agreement does, what to ask for, and where one word changes the bargain.',
  published: '2026-06-09',
  picture: 'agreement',
  content: `
<p>Forty pages arrive by e-mail on a Thursday, with a note that the territory is “on hold for you till Monday”. Ignore
the note. You are about to put a good part of your savings behind this document, and for the next five or more years
it, and not the brochure or the friendly sales manager, will decide what you may do in your own shop.</p>
<p>India has no single franchise law and no prescribed disclosure document. Your relationship with the brand rests on
general law (contract, trade marks, competition, tax) and above all on the words of the agreement. So read it twice:
once alone with a pencil, once with a lawyer who has seen such agreements before.</p>

<h2>Start at the back</h2>
<p>Before clause 1, look at the schedules. The figures usually live there: fee, royalty, territory map, equipment list,
opening date. If a schedule is blank or says “as communicated from time to time”, that part of the deal does not exist
yet. Ask for it to be filled in before you go further.</p>

<h2>The clauses, in the order they usually come</h2>
<h3>Parties</h3>
<p>Is the company that signs the same one that owns the trade mark? If a different company signs, ask for the licence
between the two. On your side, think about whether you sign as an individual, a partnership, an LLP or a private
company, and note any personal guarantee: it brings your house and savings back into a deal you thought was limited to
the company.</p>

<h3>Grant and territory</h3>
<p>“Exclusive” is a large word with small print. Compare these two sentences.</p>
<blockquote><p>The Franchisor shall not open or license another Outlet within 2 km of the Premises.</p></blockquote>
<blockquote><p>The Franchisor shall not license another Outlet within the Territory, and reserves all other channels of
sale.</p></blockquote>
<p>The second lets the brand open its own outlet across the road, and sell through delivery apps, kiosks and its website
to your neighbours. Ask for the territory as a map or a list of pin codes, and for a sentence about online orders that
come from inside it.</p>

<h3>Fees</h3>
<p>Look for the base on which a percentage is charged: sales before or after GST, before or after discounts and
delivery-app commission. Then look for every other sum in the document, and write them in one list.
<a href="/blog/royalty-marketing-fee-and-hidden-costs">Our article on royalty and hidden costs</a> shows how far that
list can stretch.</p>

<h3>Refund of the franchise fee</h3>
<p>Most agreements call the fee non-refundable from the day it is paid. The fair question is: what if no suitable site is
approved within, say, four months, or the landlord backs out, or a loan is refused? Ask for a refund, less a stated
amount for real costs, until the site is approved.</p>

<h3>Supply</h3>
<p>You may have to buy from the brand or its nominated vendors. That can be reasonable for a recipe and unreasonable for
tissue paper. Ask for a list of what is compulsory, how prices are set, how much notice you get of an increase, and what
you may do if goods arrive late or not at all.</p>

<h3>Standards, manual and changes</h3>
<p>The manual is part of the contract and the brand may change it. That is how a brand stays alive. What you need is a
ceiling: for example, no compulsory refit in the first three years, and later refits capped at an amount in rupees.</p>

<h3>Term and renewal</h3>
<p>Set three dates side by side: the end of the agreement, the end of your lease, the end of your loan. A five-year
agreement with a three-year lease leaves you with a brand and no shop. “Renewable by mutual consent” means either side
can say no; “the Franchisee may renew if it is not in default” is a right.</p>

<h3>Default and termination</h3>
<p>For each ground, find the notice period and the time you have to put things right, called the cure period. Thirty
days to cure a late report is ordinary. Termination on the same day for “any act which in the opinion of the Franchisor
harms the brand” is not. Look too for grounds on which <em>you</em> may leave, such as the brand losing its trade mark
or failing to supply.</p>

<h3>After the end</h3>
<p>You will have to take down the sign, hand back the manual and stop using the name. Non-compete promises during the
term are common. For the time after it, Indian law is wary of contracts that stop a person from earning a living
(section 27 of the Indian Contract Act), but confidentiality and trade-mark duties survive. Have a lawyer tell you which
parts would really bind you.</p>

<h3>Disputes</h3>
<p>If you are in Nagpur and the seat of arbitration is Gurugram, every hearing may cost you a flight. Ask for a seat in
your own city or online hearings, and one arbitrator whom both sides appoint.</p>

<h2>Words to circle</h2>
<table>
<thead><tr><th scope="col">Wording</th><th scope="col">What it does</th><th scope="col">Ask for</th></tr></thead>
<tbody>
<tr><th scope="row">“sole discretion”</th><td>No reason has to be given</td><td>“acting reasonably”, with written reasons</td></tr>
<tr><th scope="row">“from time to time”</th><td>The term can change later</td><td>A cap, and a notice period</td></tr>
<tr><th scope="row">“entire agreement”</th><td>Promises made in talks and messages fall away</td><td>Those promises written into a schedule</td></tr>
<tr><th scope="row">“indemnify”</th><td>You pay for the other side’s loss</td><td>The same duty on both sides</td></tr>
<tr><th scope="row">“minimum guarantee”</th><td>You pay even when sales are poor</td><td>None in year one, a low one after</td></tr>
</tbody>
</table>

<h2>Before you sign</h2>
<ol>
<li>Write one page in your own words: what I pay, what I get, how it ends. Send it to the brand and ask whether it is
right. The reply is useful either way.</li>
<li>Get every promise about sales, support or exclusivity into the agreement or a signed annexure.</li>
<li>Check the stamp duty for your state and keep an original signed by both sides on every page.</li>
<li>Pay by bank transfer to the company’s own account, against an invoice, after signing.</li>
</ol>
<p>A small brand will often accept three or four sensible changes. A large one may accept none, and then your choice is
simple: take the document as it stands or walk away. Reading
<a href="/blog/exit-renewal-and-resale">how an agreement ends</a> before you begin makes that choice easier. This article is general
information; for your own document, pay a lawyer for two hours.</p>
`,
};
