import type { DemoArticle } from './types.ts';

export const firstTenWeeks: DemoArticle = {
  slug: 'first-ten-weeks-staffing-and-training',
  title: 'The first ten weeks: hiring, training and keeping a small team',
  category: 'Operations',
  tags: ['staffing', 'training', 'operations'],
  author: 'Lalnunmawii Sailo',
  meta_description:
    'How many people a small outlet really needs, a week-by-week plan from four weeks before opening to six weeks after, and why good staff leave early.',
  published: '2026-09-29',
  picture: 'aprons',
  content: `
<p>Week two after opening. The best of your four people has not turned up, the phone rings, and there is a queue. Every
owner has this day. Whether it is a bad day or the end of the month’s profit was decided about a month earlier, when you
worked out how many people to hire.</p>

<h2>How many people? Do the hours</h2>
<p>Take a shop that is open 11 hours a day, seven days a week, needs two people on the floor at all times, and a third for
the four busiest hours.</p>
<ul>
<li>Two people: 2 × 11 × 7 = 154 hours a week.</li>
<li>The third: 4 × 7 = 28 hours.</li>
<li>Together: 182 hours.</li>
</ul>
<p>A full-time person works at most 48 ordinary hours a week, with a weekly day off. After leave, festivals and illness,
plan on 45. So 182 ÷ 45 = 4.04. Four people cover the rota exactly, which means that the first resignation breaks it.
Hire five, or four and a part-timer for the evenings. If the brand’s model shows three people for those hours, then the
missing 47 hours a week (182 − 135) are yours. Perhaps you want to work them. Know it beforehand.</p>

<h2>Whom to hire first</h2>
<p>Hire the shift leader first, at least four weeks before opening, and let that person help to choose the rest. Look for someone who has closed a cash drawer and calmed a customer; the product can be taught. For the others,
hire for arriving on time and speaking pleasantly. One trial shift, paid, tells you more than three interviews.</p>
<p>Give everyone a letter: wage, hours, weekly off, notice, duties. Keep a wage register, pay at least the minimum wage of
your state by bank transfer, and ask your accountant at what headcount ESI and provident fund begin. It costs an hour and
prevents most quarrels.</p>

<h2>The plan</h2>
<table>
<caption>From four weeks before opening to six weeks after</caption>
<thead><tr><th scope="col">Week</th><th scope="col">People</th><th scope="col">Training</th><th scope="col">You</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>Shift leader on the payroll; interviews</td><td>Leader and owner at the brand’s training outlet</td><td>Work every station yourself</td></tr>
<tr><th scope="row">2</th><td>Offers made, papers collected</td><td>Leader finishes; manual turned into one-page cards</td><td>Suppliers, bank, licences</td></tr>
<tr><th scope="row">3</th><td>All staff join</td><td>Hygiene, safety, product, billing, in pairs</td><td>Test every machine with real stock</td></tr>
<tr><th scope="row">4</th><td>Rota for the first month put up</td><td>Two dress rehearsals with friends who pay half</td><td>Correct, do not serve</td></tr>
<tr><th scope="row">5</th><td>Opening, all hands</td><td>Brand’s team on site</td><td>At the door, all day</td></tr>
<tr><th scope="row">6</th><td>First weekly offs begin</td><td>Ten minutes before each shift, one topic</td><td>Close the cash every night</td></tr>
<tr><th scope="row">7</th><td>Talk with each person alone</td><td>Speed at peak: time ten orders a day</td><td>Compare stock with sales</td></tr>
<tr><th scope="row">8</th><td>Decide on those on trial</td><td>Each learns a second station</td><td>Leave for half a day</td></tr>
<tr><th scope="row">9</th><td>Leader writes the rota</td><td>Complaints: practise three cases</td><td>First wage review of hours</td></tr>
<tr><th scope="row">10</th><td>Team meal</td><td>Leader opens and closes alone</td><td>Take a full day off</td></tr>
</tbody>
</table>
<p>Week 10 ends with a test. If the shop can run for one day without you and the cash is right, you own a business. If it
cannot, find out which step is still in your head and put it on a card.</p>

<h2>What to ask of the brand’s training</h2>
<ol>
<li>How many days, for how many people, where, and who pays for travel and stay?</li>
<li>Is there training <em>at a working outlet</em> at rush hour, or only in a classroom?</li>
<li>What happens when a trained person leaves in month three? Is the replacement’s training free?</li>
<li>How many days does the opening team stay? Three is little; ten is generous.</li>
<li>Is the material in the language my staff speak?</li>
</ol>
<p>Write the answers into the agreement’s schedule. Training that is only in the presentation tends to shrink.</p>

<h2>One-page cards</h2>
<p>A manual of 200 pages is for the office. At each station put a card with a photograph of the finished result, five to
eight steps, and the two mistakes that happen most. Laminate it. New staff learn from the card, old staff stop arguing
about how it is done, and you notice at once if the product drifts.</p>

<h2>Five numbers on a whiteboard</h2>
<p>Staff will care about figures that they can see and change:</p>
<ul>
<li>bills yesterday, and the same day last week;</li>
<li>average bill in rupees;</li>
<li>waste in rupees;</li>
<li>minutes from order to hand-over at the busiest hour;</li>
<li>complaints, and whether each was settled.</li>
</ul>
<p>Do not put wages or rent there. Do put up a small shared bonus. If waste falls from ₹600 to ₹350 a day, that is
₹7,500 in a 30-day month; giving a third of it, ₹2,500, to the team is the best-paid training you will buy.</p>

<h2>Why they leave in week six</h2>
<p>Seldom for ₹500 more. Usually because the weekly off was cancelled twice, because the wage came on the 9th and not on
the 1st, because somebody was shouted at in front of customers, or because the promised training never came. All four cost
nothing to avoid. Replacing a person does cost: two weeks of slower service, the trainer’s time, and mistakes on the
bills.</p>
<p>Keep a list of three people who would come for a shift at a day’s notice: a former employee, a student, a cousin of the
leader. Pay them well for it. On the day described at the top of this page, one call from that list is worth more than
any loyalty poster.</p>

<h2>And the owner</h2>
<p>Ten weeks without a day off make poor decisions in the eleventh. Put your own name on the rota, with a weekly off, like
everyone else’s. If the figures only work when you are there twelve hours a day without pay, then they do not work; go
back to <a href="/blog/payback-arithmetic-worked-example">the payback table</a>, add a salary for yourself, and see what
has to change. People running two shops will tell you the same, as
<a href="/blog/multi-unit-and-master-franchise">the arithmetic of the second outlet</a> shows.</p>
`,
};
