export const terms = `
<p><em>Last updated: 10 November 2026</em></p>
<p>These terms apply whenever you use the Naya Outlet website: as a reader, as a prospective investor or on behalf of a
brand. If you do not agree with them, please do not use the forms. Reading is free to all.</p>

<h2>1. What we are</h2>
<p>Naya Outlet is a marketplace for information. Brands describe franchises that they offer; people who are interested send
enquiries. <strong>We are not a party</strong> to any agreement between a brand and an investor. We are not the agent,
broker, partner or guarantor of either, we do not negotiate for either, and we do not collect or hold money for a
franchise.</p>

<h2>2. Listings are reviewed, not guaranteed</h2>
<p>A person looks at each listing before it is published. The review asks whether the description is complete and plausible,
and we may compare figures with papers or talk to existing owners. It is not an audit and does not establish that a
statement is true. Investment, payback, fees, space, number of outlets, support and all
other figures are <strong>the brand’s own statements</strong>. Payback in months is an estimate and never a promise; your
result can be much worse, and you can lose everything you put in. That a brand is featured, trending or placed first is no
recommendation.</p>

<h2>3. No advice</h2>
<p>Nothing here, articles and checklists included, is investment, legal, tax or financial advice, and nothing is an offer or
an invitation to invest. Laws, tax rates and schemes change. Before you sign or pay, take advice from a chartered accountant
and a lawyer who know your case, and make your own enquiries with the brand, its franchisees and the public registers.</p>

<h2>4. Using the site as an investor</h2>
<ul>
<li>You are at least 18 and able to enter into contracts.</li>
<li>What you tell us and the brands is true and concerns yourself.</li>
<li>When you send an enquiry, you ask us to pass it to the brand concerned, which may contact you about it.</li>
<li>You pay nothing to us. If anyone asks you for money in our name, do not pay, and
<a href="/contact">tell us</a>.</li>
</ul>

<h2>5. Listing a franchise</h2>
<ul>
<li>You have the authority of the business, and the right to use and to let us publish its name, logo, text and pictures.</li>
<li>What you state is correct, current and not misleading, and you tell us when it changes.</li>
<li>You promise no assured or guaranteed return, offer no scheme that depends on recruiting others, and ask nobody to pay
before they have seen the agreement.</li>
<li>You use the details of people who enquire only to answer their enquiry, keep them safe, and do not pass them on.</li>
<li>You allow us, without charge and for as long as the listing is public, to show, resize and reproduce the material on
this site and in previews of its pages.</li>
</ul>
<p>We may decline a listing, ask for changes, suspend it or take it down, and will tell you the reason unless a law prevents
it. You may ask us to remove your listing at any time.</p>

<h2>6. Fair use</h2>
<p>Do not break into the site or overload it, send spam or malicious files through its forms, pretend to be someone else,
collect personal data from it, or copy the catalogue as a whole. Looking at public pages with ordinary search engines and
assistive tools is welcome. We may limit how often a form can be sent.</p>

<h2>7. Our content</h2>
<p>The articles, drawings and design belong to us or to those who let us use them. You may quote with a link and print for
your own use. Names and logos of brands belong to their owners.</p>

<h2>8. Links and other services</h2>
<p>Links, videos, maps and chat lead to services that others run. We choose them with care and are not responsible for their
content or conduct.</p>

<h2>9. Availability</h2>
<p>We try to keep the site running and correct but do not promise that it is always available or free from error. A form you
have sent is kept in your browser until our server has confirmed it; if the site tells you that a message is still waiting,
please leave it time or come back later from the same device.</p>

<h2>10. Liability</h2>
<p>We answer for damage that we cause intentionally or by gross negligence, and wherever the law does not allow liability to
be limited. Beyond that, as far as the law permits, we are not liable for decisions taken on the strength of a listing or an
article, for what a brand or an investor does or fails to do, or for lost profit. Nothing in these terms takes away rights
that a consumer has by law.</p>

<h2>11. Personal data</h2>
<p>How we handle it is described in the <a href="/privacy-policy">privacy policy</a>.</p>

<h2>12. Complaints, law and courts</h2>
<p>Please write first to <a href="mailto:hello@example.in">hello@example.in</a>; the procedure is on
<a href="/page/grievance-redressal">the grievance page</a>. The law of India applies. The courts at Bengaluru have
jurisdiction, unless a law gives you the right to go to a court elsewhere.</p>

<h2>13. Changes</h2>
<p>When we change these terms we publish the new text here with its date. It applies to what you do from then on. If one
provision turns out to be void, the others remain.</p>

<h2>About this text</h2>
<p>Naya Outlet is a sample company. The brands, people, figures and offers on this demonstration are invented, and these
terms are demo content and not legal advice. Whoever runs the site for real has to replace the company’s details and have
the terms reviewed by a lawyer.</p>
`;
