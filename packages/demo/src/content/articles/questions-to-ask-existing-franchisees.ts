import type { DemoArticle } from './types.ts';

export const questionsForFranchisees: DemoArticle = {
  slug: 'questions-to-ask-existing-franchisees',
  title: '27 questions to ask people who already run the franchise',
  category: 'Due diligence',
  tags: ['due diligence', 'franchisees', 'checklist'],
  author: 'Debabrata Mahapatra',
  meta_description: null,
  published: '2026-09-01',
  picture: 'tea-cups',
  content: `
<p>Go at four in the afternoon, when the shop is quiet, and order something before you ask anything. You are about to take
forty minutes from a person who owes you nothing and who knows more about this brand than its whole sales team.</p>

<h2>Whom to visit</h2>
<p>The brand will offer you three names. Visit one of them, and find the others yourself from the outlet list, a map
search, or the names on invoices. Try to see at least five:</p>
<ul>
<li>one who opened within the last year and remembers the start,</li>
<li>one past the third year, who has seen a refit or a renewal coming,</li>
<li>one in a town like yours,</li>
<li>one who is said to be unhappy,</li>
<li>one who has <strong>closed or sold</strong>. This is the conversation that teaches most.</li>
</ul>
<p>Say who you are: “I am thinking of taking this franchise in Nagpur. May I ask you about it? I will not repeat figures
with your name.” Then keep that promise.</p>

<h2>The questions</h2>
<h3>Before opening</h3>
<ol>
<li>What did you spend in all by the day you opened, and what had they told you?</li>
<li>Which cost surprised you most?</li>
<li>How long from signing to opening, and who caused the delay?</li>
<li>Who found the site? Would you take it again?</li>
<li>Was the training enough? What did you have to learn alone?</li>
</ol>
<h3>Money</h3>
<ol>
<li>How many bills on a good day, an ordinary day, and the worst day last month?</li>
<li>Which months are bad?</li>
<li>What share of sales comes through delivery apps?</li>
<li>Out of ₹100 of sales, what do you pay for goods? And to the brand in any form?</li>
<li>In which month did you first not lose money?</li>
<li>Do you draw a salary? Would the shop still earn if you paid a manager?</li>
<li>What did you earn last year for your time and your money together, roughly?</li>
</ol>
<h3>Support</h3>
<ol>
<li>Whom do you call when something breaks, and when did they last pick up?</li>
<li>How often does anyone from the brand visit? Do they help, or inspect?</li>
<li>Has a supply ever failed to arrive? What happened?</li>
<li>When prices went up, how much notice did you get?</li>
<li>Which of the advertising paid for by your fund did you see in your own town?</li>
</ol>
<h3>Fairness</h3>
<ol>
<li>Has the brand opened anything near you, or sold online into your area?</li>
<li>Have they ever changed the rules in the middle? How did they tell you?</li>
<li>Did you have to buy new equipment or refit? What did it cost?</li>
<li>Has there been a dispute, with you or anybody you know? How did it end?</li>
<li>Do franchisees talk to one another? Is there a group, and may I read a week of it?</li>
</ol>
<h3>Looking back</h3>
<ol>
<li>What do you do differently from the manual, because it works better?</li>
<li>How many hours were you here last week?</li>
<li>What does your family say about it?</li>
<li>Would you renew? Would you take a second outlet?</li>
<li>If your brother had ₹15 lakh, would you tell him to do this?</li>
</ol>
<p>The last question is the best one. Ask it at the end, then stop talking. The pause before the answer is part of the
answer.</p>

<h2>Check what you hear, gently</h2>
<p>People round up when they are proud and down when they fear competition. Two figures let you test a claim without
accusing anyone.</p>
<table>
<thead><tr><th scope="col">They tell you</th><th scope="col">You work out</th><th scope="col">Compare with</th></tr></thead>
<tbody>
<tr><th scope="row">Goods bought: ₹1,60,000 a month, at 40% of sales</th><td>1,60,000 ÷ 0.40 = ₹4,00,000 of sales</td><td>The sales they mentioned</td></tr>
<tr><th scope="row">Royalty paid: ₹24,000, at 6%</th><td>24,000 ÷ 0.06 = ₹4,00,000 of sales</td><td>The same</td></tr>
<tr><th scope="row">Bills an hour while you sat there: 9</th><td>9 × 12 hours = 108 a day</td><td>Their “ordinary day”, allowing for peak and slack</td></tr>
</tbody>
</table>
<p>If three roads lead to about the same number, believe it. If they do not, ask another franchisee before you draw
conclusions; perhaps you came on a slow day.</p>

<h2>Look while you listen</h2>
<p>Is the shop clean behind the counter? Is the staff the same as on the opening-day photograph? Are there faded posters
of products no longer sold? Is the owner’s chair worn? A shop tells you how its owner feels about the brand before the
owner does.</p>

<h2>The one who left</h2>
<p>Former franchisees are harder to find. Compare an old outlet list, from a saved brochure or an old post, with today’s,
and visit the addresses that have gone. The neighbouring shop will know. Ask what you would ask a person who has moved
out of a house: why, what it cost to leave, whether the deposit came back, and what sort of person would have done well
there. Bitter people can be right and cheerful people wrong, so listen for facts: dates, amounts, letters.</p>

<h2>Afterwards</h2>
<p>Write your notes the same evening, one page for each visit. When you have five, read them together and underline what
three or more said. Those lines are the brand. Take them, without names, to your next meeting at head office and ask about
each. A good brand knows its own weak points and tells you what it is doing about them; an evasive one asks who told
you.</p>
<p>If you hear about guaranteed returns, pressure to pay or names that cannot be found, turn to
<a href="/blog/franchise-scams-and-red-flags">the red flags</a>. If a brand on this site refuses to let you speak to its
franchisees, <a href="/contact">tell us</a>; it is one of the things we want to know when we review a listing.</p>
`,
};
