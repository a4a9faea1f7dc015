import type { DemoPage } from './types.ts';

export const forBrands: DemoPage = {
  slug: 'for-brands',
  title: 'For brands: listing your franchise',
  content: `
<p>People who read listings here are mostly first-time owners with savings of a few lakh to a few tens of lakh. They
compare carefully, they read the blog, and they will ask you for names of franchisees. If you like that kind of question,
you are in the right place.</p>

<h2>What you need</h2>
<ul>
<li>Your name, designation, e-mail and a ten-digit phone number on which somebody answers.</li>
<li>Business name, headquarters, and the states where you can really support an outlet.</li>
<li>Category and franchise model: Single Unit, Multi-Unit, Area Development or Master Franchise.</li>
<li>Minimum and maximum investment. Say in the description what the figures include: tax, deposit, working capital.</li>
<li>A description in plain words: what is sold, to whom, and what an owner does all day.</li>
<li>A logo and up to four pictures of real outlets (JPEG, PNG, WebP, AVIF or GIF, up to 5 MB each).</li>
</ul>

<h2>What happens next</h2>
<ol>
<li>You <a href="/list-franchise">submit the form</a> and get an acknowledgement by e-mail.</li>
<li>A person reads it. We may ask for further facts such as franchise fee, royalty, term, training days, number of outlets
and payback in months.</li>
<li>We approve it, or decline it and tell you why. You may correct and submit again.</li>
<li>Approved listings appear on the <a href="/franchises">list</a> and in search.</li>
<li>If a listing turns out to be wrong or complaints pile up, we may suspend it while we look into the matter.</li>
</ol>

<h2>What we decline</h2>
<ul>
<li>Assured or guaranteed returns, in any wording.</li>
<li>Offers in the name of a brand by someone who cannot show the right to make them.</li>
<li>Schemes where the income comes from recruiting others.</li>
<li>Pictures or text taken from another business.</li>
<li>A payback figure without an answer to the question how it was worked out.</li>
</ul>

<h2>A listing that works</h2>
<p>Give ranges, not the best case. State outlets open and closed. Say who should <em>not</em> apply. Answer enquiries within
two working days; people with savings in hand write to three brands and visit the first one that replies. And before all
that, take the <a href="/blog/is-your-business-ready-to-franchise">five tests</a>.</p>
<p>Questions about listing? Choose “List My Franchise” as the subject on the <a href="/contact">contact page</a>.</p>
`,
};
