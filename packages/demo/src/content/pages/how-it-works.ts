import type { DemoPage } from './types.ts';

export const howItWorks: DemoPage = {
  slug: 'how-it-works',
  title: 'How Naya Outlet works',
  content: `
<p>Naya Outlet is a place where people who want to run a franchise and brands that offer one can find each other. You can
look at everything without an account. Searching, reading and sending an enquiry cost an investor nothing.</p>

<h2>If you want to invest</h2>
<ol>
<li><strong>Set your limits.</strong> On the <a href="/franchises">franchise list</a>, choose your city, your budget and
how long you are willing to wait for payback. With ₹15 lakh, begin
<a href="/franchises?maxInvestment=1500000">here</a>. A brand appears when its own range reaches into yours.</li>
<li><strong>Read the details.</strong> Each brand shows investment, fee, payback in months, space, support and training as
the brand has stated them. Where a figure is missing we show N/A and do not guess.</li>
<li><strong>Ask.</strong> Send an enquiry from the brand’s page. You get an acknowledgement by e-mail with a private link, where
you can see what we hold about you, download it or have it erased.</li>
<li><strong>Check.</strong> Talk to franchisees, read the agreement, count the street. The
<a href="/page/investor-checklist">investor checklist</a> has the steps on one page.</li>
<li><strong>Decide with the brand.</strong> You sign with the brand and pay the brand. We are not a party to the agreement
and never collect its money.</li>
</ol>
<p>If you would like us to tell you about suitable brands, <a href="/join-investor">register as an investor</a>. It takes
two minutes.</p>

<h2>If you offer a franchise</h2>
<p><a href="/list-franchise">Submit your franchise</a> with the figures an investor needs. A person looks at it. We may
come back with questions, accept it or decline it with a reason; you hear by e-mail at each step. What we look for is on
<a href="/page/for-brands">the page for brands</a>.</p>

<h2>If you run a magazine or a portal</h2>
<p>Your readers can see our franchises on your own pages: <a href="/partners">choose what to show and copy the
snippet</a>.</p>

<h2>What our review means</h2>
<p>Before a listing goes public we look whether it is complete and plausible, ask the brand how it arrived at its figures,
and ring the contact. Before we feature a brand we visit outlets and talk to owners. We do not audit accounts, and nobody
can promise that your outlet will do as well as the one we saw. A listing is an introduction and not a
recommendation.</p>

<h2>How we choose what comes first</h2>
<p>Featured brands are chosen by our team and are marked as featured. You can sort by name, investment or payback months
instead. A search shows the closest match first.</p>
<p>Something unclear? <a href="/contact">Write to us</a>.</p>
`,
};
