import type { DemoArticle } from './types.ts';

export const redFlags: DemoArticle = {
  slug: 'franchise-scams-and-red-flags',
  title: 'Red flags: how franchise scams work and how to test any offer in a week',
  category: 'Due diligence',
  tags: ['scams', 'due diligence', 'safety'],
  author: 'Meenakshi Rathore',
  meta_description:
    'Fake dealerships, guaranteed returns, blocked territories and token money: how the common franchise scams work, and seven checks you can do in a week.',
  published: '2026-10-13',
  picture: 'handshake-no',
  content: `
<p>“Invest ₹15 lakh, we run the outlet, you receive ₹60,000 every month, guaranteed.” Do the division before anything
else. ₹60,000 × 12 is ₹7,20,000 a year, 48% of what you put in. If a company could really borrow from you at 48% and
still profit, any bank would lend to it at a fraction of that. So why is it asking you?</p>
<p>Most franchise offers are honest. Some are honest and bad. A few are neither franchises nor businesses, and they
resemble each other closely enough to be described.</p>

<h2>Five patterns</h2>
<h3>The borrowed name</h3>
<p>A website that looks almost like that of a known brand, an “allotment letter” with a seal, a request for a registration
fee, then an agreement fee, then a security deposit. The brand has never heard of it. Defence: find the brand’s phone
number yourself, from its packaging or an outlet, and ask who handles franchising. Never use the number in the message.</p>

<h3>The guaranteed return</h3>
<p>The first months are paid promptly, out of later investors’ money, and the early ones bring their relatives. There may
even be a real shop. Taking money from the public against a promised return is regulated in India, whatever the paper is
called. If you do no work and bear no risk, you are not being offered a franchise; have a lawyer look at what it is.</p>

<h3>The franchise factory</h3>
<p>One or two outlets, a handsome deck, and forty franchises sold in a year. All the income comes from fees; support ends
on opening day, because there is nobody to give it. Nothing here is illegal, and that is what makes it the most common way
of losing money. Defence: ask for the number of outlets open, closed and sold-but-not-opened, with dates.</p>

<h3>The blocked territory</h3>
<p>“Two others want Nagpur; pay a token of ₹50,000 today and it is yours.” The token turns out to be non-refundable, and
the agreement you see afterwards is one you would not have signed. Defence: a receipt that says refundable, until what
date and in which cases, or no token.</p>

<h3>The machine in disguise</h3>
<p>The franchise is cheap and the machine it requires costs three times the market price. You are offered a buy-back of
everything you produce, and the quality is then found wanting. Defence: price the machine elsewhere, and ask people who
have sold under the buy-back for two years.</p>

<h2>Seven checks in seven days</h2>
<table>
<thead><tr><th scope="col">Day</th><th scope="col">Check</th><th scope="col">What you want to see</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>Company master data on the Ministry of Corporate Affairs portal</td><td>Name, age, directors and address agree with the agreement; filings up to date</td></tr>
<tr><th scope="row">2</th><td>GSTIN search on the GST portal</td><td>Active, same legal name, returns being filed</td></tr>
<tr><th scope="row">3</th><td>Public search of the trade marks registry</td><td>The mark is registered or applied for, by the company that grants you the right, in the right class, with no pending opposition</td></tr>
<tr><th scope="row">4</th><td>Visit two outlets unannounced, at a busy and at a slow hour</td><td>They exist, they trade, the owner is who the brand said</td></tr>
<tr><th scope="row">5</th><td>Ring five franchisees, at least one of whom has left</td><td>Answers that agree with one another</td></tr>
<tr><th scope="row">6</th><td>Search the names of company and directors with “complaint”, “cheque”, “arbitration”; look in court records online</td><td>A dispute or two is normal; a pattern is not</td></tr>
<tr><th scope="row">7</th><td>Show agreement and accounts to a lawyer and a chartered accountant</td><td>No surprise you cannot live with</td></tr>
</tbody>
</table>
<p>The first three cost nothing and take an hour. They unmask the borrowed name at once, and a good many others.</p>

<h2>Small signs that add up</h2>
<ul>
<li>Payment asked into a personal account, a different company’s account, a wallet, or in cash.</li>
<li>No office you can visit, or one that is a day-rented desk.</li>
<li>Outlet photographs that appear on other websites. Try an image search.</li>
<li>“The agreement is standard; you get it after the payment.”</li>
<li>Refusal to give contacts of franchisees “for privacy”, when their shops stand on public streets.</li>
<li>Profit figures without the name of an outlet, a month and a source.</li>
<li>Calls in the evening, each from a more senior person, each with a larger discount that ends tonight.</li>
<li>A founder with three earlier brands, none of which still trades.</li>
</ul>
<p>One of these may have an innocent reason. Ask for it, and listen to how it is given. Three together are an answer.</p>

<h2>Honest but weak</h2>
<p>More people lose money with decent brands that were not ready than with crooks. Signs of weakness are duller: no audited
accounts, a founder who answers every question himself, no written manual, an own outlet that has never been run by an
employee, a first franchisee who opened last month. You may still join such a brand, with open eyes, a lower fee and an
easier exit. The test a brand should set itself is in
<a href="/blog/is-your-business-ready-to-franchise">this article for brands</a>; hold it against them.</p>

<h2>If you have already paid</h2>
<ol>
<li>Stop paying, whatever is threatened or promised. “One last fee releases the refund” is part of the pattern.</li>
<li>Save everything: messages, call records, receipts, the website as it looks today.</li>
<li>If money went out by bank or UPI through fraud, ring your bank and the national cybercrime helpline, 1930, at once,
and file on the cybercrime portal. The first hours matter most.</li>
<li>Write a dated demand for refund to the company’s registered address, by a method that gives proof of delivery.</li>
<li>See a lawyer about a police complaint and a civil claim. Find others in the same position; there usually are
some.</li>
</ol>

<h2>And on this site</h2>
<p>We look at each listing before it appears, and we can be wrong: a review is a filter and not a guarantee. No brand is
entitled to ask you for money through us, and we never ask investors for any. If something about a listing looks odd,
<a href="/contact">write to us</a> with the link and what you saw. The way we deal with complaints is on
<a href="/page/grievance-redressal">the grievance page</a>.</p>
`,
};
