import type { DemoPage } from './types.ts';

export const grievanceRedressal: DemoPage = {
  slug: 'grievance-redressal',
  title: 'Grievance redressal',
  content: `
<p>If something on this site is wrong, unfair or worrying, we want to hear it from you before you tell anybody else. You do
not need an account, a lawyer or a form.</p>

<h2>How to complain</h2>
<p>Write to the grievance desk at <a href="mailto:hello@example.in">hello@example.in</a> with “Grievance” in the subject,
or use the <a href="/contact">contact page</a> with the subject “Support”. Tell us:</p>
<ul>
<li>what happened, and when;</li>
<li>the page or the brand concerned, with its address on this site if you have it;</li>
<li>what you would like us to do;</li>
<li>how to reach you. Please do not send identity numbers, bank details or passwords.</li>
</ul>

<h2>What we deal with</h2>
<table>
<thead><tr><th scope="col">Matter</th><th scope="col">What we can do</th></tr></thead>
<tbody>
<tr><th scope="row">A listing that is false, outdated or not authorised by the brand</th><td>Ask the brand, correct, suspend or remove it</td></tr>
<tr><th scope="row">Your picture, text or trade mark used without permission</th><td>Take it down while we check</td></tr>
<tr><th scope="row">Your personal data</th><td>Show, correct, export or erase it, as the <a href="/privacy-policy">privacy policy</a> says</td></tr>
<tr><th scope="row">Conduct of our own team</th><td>Have it examined by someone who was not involved</td></tr>
<tr><th scope="row">A dispute between you and a brand</th><td>Pass on your letter and record it for our review of the listing; we cannot judge it or recover money</td></tr>
</tbody>
</table>

<h2>How long it takes</h2>
<ol>
<li>We confirm receipt within 2 working days and give you a reference.</li>
<li>Where a listing may be harming people we can hide it first and examine it afterwards.</li>
<li>You get a reasoned answer within 15 days, or a note saying what we are still waiting for.</li>
<li>If you are not satisfied, reply with “Review” in the subject. Somebody else looks at it again and answers within
another 15 days.</li>
</ol>

<h2>Elsewhere</h2>
<p>You remain free to go to a court, the consumer authorities or the police at any time. For personal data, once you have
used the steps above, you may turn to the Data Protection Board of India in the manner the law provides. If you have lost
money to an online fraud, do not wait for us: ring your bank and the national cybercrime helpline 1930 at once.</p>
<p>Naya Outlet is a sample company and this page is demo content. Whoever runs the site for real has to put in a named
officer, a working address and times that can be kept.</p>
`,
};
