import type { DemoPage } from './types.ts';

export const investorChecklist: DemoPage = {
  slug: 'investor-checklist',
  title: 'Investor checklist',
  content: `
<p>Print this page. Do not pay anyone until sections 1 to 4 are done, and do not open until section 5 is.</p>

<h2>1. My limits</h2>
<ul>
<li>Savings I can put in without touching six months of household costs: ₹ ______</li>
<li>Largest loss my family has agreed to: ₹ ______</li>
<li>Hours a week I will work in the outlet: ______</li>
<li>The longest payback I accept: ______ months, and it is shorter than the agreement.</li>
</ul>

<h2>2. The brand</h2>
<ul>
<li>Company, GSTIN and trade mark looked up in the public registers; names agree.</li>
<li>Accounts of two years seen.</li>
<li>Outlets open, closed and sold but not opened: three numbers, with dates.</li>
<li>Five franchisees visited or rung, one of whom has left
(<a href="/blog/questions-to-ask-existing-franchisees">questions</a>).</li>
<li>None of the <a href="/blog/franchise-scams-and-red-flags">red flags</a>, or a good answer to each.</li>
</ul>

<h2>3. The money</h2>
<ul>
<li>Full cost on opening day, with tax, deposit, stock and working capital
(<a href="/blog/what-15-lakh-really-buys">how to list it</a>).</li>
<li>Break-even in bills a day: ______</li>
<li>Payback with ordinary sales, with a fifth fewer, and with my own salary
(<a href="/blog/payback-arithmetic-worked-example">worked example</a>).</li>
<li>All payments to the brand as a share of sales: ______ %</li>
<li>If I borrow: the EMI is covered even in the poor case.</li>
</ul>

<h2>4. The agreement and the site</h2>
<ul>
<li>Read by me and by a lawyer (<a href="/blog/read-a-franchise-agreement-clause-by-clause">clause by clause</a>).</li>
<li>Territory drawn on a map; online sales dealt with.</li>
<li>Right to renew, cap on refit, terms of transfer, price of leaving early: found and understood.</li>
<li>Agreement, lease and loan end in an order I can live with.</li>
<li>Street counted on four days; the count supports the break-even.</li>
<li>Use of the premises, load, water, exhaust and signboard checked.</li>
</ul>

<h2>5. Before the shutter goes up</h2>
<ul>
<li><a href="/blog/gst-fssai-and-other-registrations">Registrations</a> in hand, copies at the shop.</li>
<li>Staff hired, letters given, two rehearsals done.</li>
<li>Insurance for fire, theft and public liability in force.</li>
<li>Working capital still untouched in the bank.</li>
<li>A written line at which I will stop, agreed with my family.</li>
</ul>
<p>This list is general information. For tax, licences and contracts ask a chartered accountant and a lawyer.</p>
`,
};
