import type { DemoArticle } from './types.ts';

export const registrations: DemoArticle = {
  slug: 'gst-fssai-and-other-registrations',
  title: 'GST, FSSAI, Shops & Establishments: the registrations in the order you need them',
  category: 'Compliance',
  tags: ['gst', 'fssai', 'licences', 'first-time investors'],
  author: 'Gurtej Dhaliwal',
  meta_description:
    'Which registrations a new franchise outlet needs, in what order, who issues them, and which papers to keep in one folder before the signboard goes up.',
  published: '2026-07-07',
  picture: 'rubber-stamps',
  content: `
<p>The franchise fee buys a name and a method. It does not buy a single licence. In almost every agreement the outlet’s
registrations are the franchisee’s job, in the franchisee’s name, and a brand that says “we take care of all that”
usually means that it knows an agent.</p>
<p>None of this is hard, but the order matters, because one paper is often proof for the next. Thresholds, rates and
forms change, several of them in the last two years, so treat this as a map and let a chartered accountant in your own
city confirm each stop.</p>

<h2>The order that saves weeks</h2>
<ol>
<li><strong>Decide who you are.</strong> Proprietor, partnership, LLP, private limited or one-person company. A
proprietorship is quickest; the others separate your own property from the business to a greater degree and take more
upkeep. Change later and most papers below have to be changed too.</li>
<li><strong>PAN and a current account</strong> for that entity. Keep business money out of your savings account from the
first rupee; the lender, the tax officer and you yourself will want it separate.</li>
<li><strong>The premises paper.</strong> A lease or leave-and-licence agreement, stamped and registered as your state
requires, with the landlord’s consent to your line of business and signboard. Add the latest electricity bill or
property-tax receipt. Almost every later form asks for these.</li>
<li><strong>GST</strong>, if you need it or want it.</li>
<li><strong>Shops and Establishments</strong>, municipal trade licence, and the licences of your trade.</li>
<li><strong>Labour registrations</strong>, as soon as your headcount calls for them.</li>
</ol>

<h2>GST: three questions</h2>
<p><strong>Do you have to register?</strong> At the time of writing the general turnover limits are ₹40 lakh a year for a
business that sells only goods and ₹20 lakh for services, lower in some states. Some businesses must register whatever
their turnover, and the brand may insist on it in any case.</p>
<p><strong>Which scheme?</strong> Under the regular scheme you charge tax and claim credit for the tax you paid. The
composition scheme is simpler for small turnovers, but you cannot show tax on the bill and cannot claim credit.
Restaurants and some other services have rates that come without credit. This choice decides whether the 18% GST on your
franchise fee and royalty comes back to you or is gone.</p>
<p><strong>What about the rent?</strong> A registered landlord adds GST to commercial rent. If the landlord is not
registered and you are, you may have to pay the tax yourself under reverse charge. On ₹30,000 of rent, 18% is ₹5,400 a
month. Ask before you sign the lease and not after the first return.</p>

<h2>If you handle food</h2>
<p>Every food business needs an FSSAI registration or licence before it opens, for each place of business. There are
three levels: basic registration, state licence and central licence, decided by turnover and by what you do. The turnover
limits and the rules on validity were revised in 2026, and many pages on the internet still show the old ones, so read
them on the authority’s own portal. Practical points:</p>
<ul>
<li>The brand’s licence does not cover your kitchen. Your outlet needs its own.</li>
<li>The number must be shown at the premises and printed on bills.</li>
<li>Keep records from day one: water test, pest control, medical certificates of food handlers, temperature logs.</li>
<li>Delivery apps will not take you on without it.</li>
</ul>

<h2>The state and the city</h2>
<p>Shops and Establishments law is state law. It covers working hours, weekly off, leave and records. In Maharashtra, a
small shop gives an online intimation and a larger one takes a full registration; the headcount where one turns into the
other has been under revision, so look at the current rule. Other states register every shop.</p>
<p>From the municipal body you may need a trade licence, a health licence for food or personal care, and permission for
the signboard, often with an annual fee by size. Ask the fire department whether your floor area and use need a
clearance. In some cities an eating house also needs a police licence.</p>

<table>
<caption>A working list for a small outlet</caption>
<thead><tr><th scope="col">Paper</th><th scope="col">Who issues it</th><th scope="col">Who usually needs it</th></tr></thead>
<tbody>
<tr><th scope="row">Udyam registration</th><td>Ministry of MSME, online and free</td><td>Anyone who may want an MSME loan or protection against late payment</td></tr>
<tr><th scope="row">GST registration</th><td>GST portal</td><td>Above the limit, or required by the brand</td></tr>
<tr><th scope="row">FSSAI</th><td>Food safety authority, central or state</td><td>Every food business</td></tr>
<tr><th scope="row">Shops and Establishments</th><td>State labour department</td><td>Nearly every shop, by intimation or registration</td></tr>
<tr><th scope="row">Trade and health licence, signboard</th><td>Municipal body</td><td>Depends on city and trade</td></tr>
<tr><th scope="row">Professional tax</th><td>State</td><td>Employers in states that levy it, Maharashtra among them</td></tr>
<tr><th scope="row">ESI and provident fund</th><td>ESIC and EPFO</td><td>By headcount, commonly 10 and 20 employees</td></tr>
<tr><th scope="row">Legal metrology</th><td>State department</td><td>Shops with weighing scales or packed goods</td></tr>
<tr><th scope="row">Music licence</th><td>Copyright societies</td><td>Shops that play recorded music</td></tr>
</tbody>
</table>

<h2>Tax you collect for someone else</h2>
<p>Two duties surprise new owners. You may have to deduct tax at source from rent, from royalty and from some
contractors, deposit it, and file a return. And wages have a floor: the minimum wage of your state for the trade, shown
in a wage register. Both attract interest or penalties long before anybody reminds you.</p>

<h2>One folder, two copies</h2>
<p>Scan every certificate into one folder with the expiry date in the file name, such as
“trade-licence-2027-03-31”. Keep paper copies at the shop for inspection. Put renewal dates in your phone sixty days
ahead. Then ask the brand for two things in writing: the list of licences its existing outlets in your state hold, and
which of them the brand will inspect. If the list is shorter than yours, ask why.</p>
<p>Budget for it as well: in <a href="/blog/what-15-lakh-really-buys">our ₹15 lakh plan</a> we set money aside for
registrations and professional fees, and the <a href="/page/investor-checklist">investor checklist</a> has the whole
sequence on one page.</p>
`,
};
