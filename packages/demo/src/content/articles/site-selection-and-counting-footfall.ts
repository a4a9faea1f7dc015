import type { DemoArticle } from './types.ts';

export const siteSelection: DemoArticle = {
  slug: 'site-selection-and-counting-footfall',
  title: 'Stand on the pavement: choosing a site by counting',
  category: 'Location',
  tags: ['site selection', 'footfall', 'rent'],
  author: 'Arul Venkataraman',
  meta_description: null,
  published: '2026-07-21',
  picture: 'tally-counter',
  content: `
<p>A plastic chair, a tally counter and two Saturdays will tell you more about a shop than any broker. Brands approve
sites from a map and a video call; you will pay the rent. Spend the two Saturdays, and two ordinary weekdays as well.</p>

<h2>First, the number you are looking for</h2>
<p>Counting means nothing until you know how many customers you need. Work out your break-even in bills a day first. In
our <a href="/blog/payback-arithmetic-worked-example">worked example</a> a ₹15 lakh tea shop needed 107 bills a day to
lose nothing and about 150 to be worth the trouble. Keep both figures in your pocket while you count.</p>

<h2>How to count</h2>
<p>Divide the trading day into blocks that feel different: morning, afternoon, evening rush, after dinner. In each block
count for 15 minutes at the hour you think is typical, and repeat on another day. Count only people who pass
<em>on your side and within sight of the signboard</em>. Someone on a scooter at 40 km/h behind a divider is traffic, and
you cannot sell tea to traffic.</p>
<table>
<caption>A weekday on one pavement (invented figures)</caption>
<thead><tr><th scope="col">Block</th><th scope="col">Hours</th><th scope="col">People in 15 min</th><th scope="col">People an hour</th><th scope="col">People in block</th></tr></thead>
<tbody>
<tr><th scope="row">8 am to 11 am</th><td>3</td><td>40</td><td>160</td><td>480</td></tr>
<tr><th scope="row">11 am to 4 pm</th><td>5</td><td>55</td><td>220</td><td>1,100</td></tr>
<tr><th scope="row">4 pm to 8 pm</th><td>4</td><td>110</td><td>440</td><td>1,760</td></tr>
<tr><th scope="row">8 pm to 10.30 pm</th><td>2.5</td><td>70</td><td>280</td><td>700</td></tr>
</tbody>
<tfoot><tr><th scope="row">Day</th><td>14.5</td><td></td><td></td><td>4,040</td></tr></tfoot>
</table>
<p>Now be strict. How many of the 4,040 could be your customers? Leave out schoolchildren in a line, people running for a
bus, and the same guard walking up and down. Say 60% remain: 2,424.</p>

<h2>From feet to bills</h2>
<p>If 3 of every 100 such people buy, that is 73 bills, well short of 107. To break even on this pavement the shop would
have to stop 107 of 2,424, or 4.4 in every hundred. Is that possible? Do not guess: measure it. Sit opposite an
existing outlet of the same brand, in a comparable street, for one hour in the evening. Count the suitable people who
pass and the people who walk out with a bag or a cup.</p>
<blockquote><p>If 300 people pass and 12 buy, that outlet catches 4 in 100. It is a better forecast for your shop than
anything on a slide.</p></blockquote>
<p>Do the same at a competitor ten doors from your site. If he catches 2 in 100 with a good product, ask yourself
honestly why you would catch 5.</p>

<h2>What the count cannot see</h2>
<ul>
<li><strong>Side of the road.</strong> The homeward side sells dinner, groceries and sweets. The outward side sells
breakfast. Stand at the nearest signal at 7 pm and see which way people are facing.</li>
<li><strong>Where a two-wheeler stops.</strong> In most cities your customer arrives on one. If there is no room for
four scooters, an evening queue turns into an argument with the neighbour.</li>
<li><strong>The sign.</strong> Walk towards the shop from both directions. From how many steps away can you read the
board? A tree, a transformer or a bigger board may hide it from half the people you counted.</li>
<li><strong>Neighbours.</strong> A pharmacy, a coaching class, a bank branch or a temple brings people at known hours.
Three shut shutters in a row bring nobody.</li>
<li><strong>Season.</strong> A college lane is empty for two months. A road that floods loses part of July and August.
Ask the paan shop; it has seen every year.</li>
<li><strong>Works.</strong> Ask the municipal office about flyovers, metro lines, widening and drainage due in front of
the door.</li>
</ul>

<h2>Rent: turn it around</h2>
<p>Ask what sales a rent needs. Choose the share of sales you are willing to give the landlord and divide. At 10%, a rent
of ₹30,000 needs ₹3,00,000 of sales a month. With bills of ₹90 that is 3,334 bills, or 112 a day. If your count says 73,
the rent is too high for the pavement, however good the corner looks.</p>
<table>
<thead><tr><th scope="col">Rent a month</th><th scope="col">Sales needed at 10%</th><th scope="col">Bills a day at ₹90, 30 days</th></tr></thead>
<tbody>
<tr><th scope="row">₹20,000</th><td>₹2,00,000</td><td>75</td></tr>
<tr><th scope="row">₹30,000</th><td>₹3,00,000</td><td>112</td></tr>
<tr><th scope="row">₹45,000</th><td>₹4,50,000</td><td>167</td></tr>
</tbody>
</table>
<p>The right share differs by trade. A business with a high margin on each sale can carry a higher one; a grocery with
thin margins cannot. Remember to add GST on the rent if you cannot claim it back.</p>

<h2>Inside the four walls</h2>
<p>Take a tape and an electrician. Check the sanctioned load against the equipment list, water and drainage, where
exhaust can go, ceiling height, a toilet staff can use, and whether the shutter opens the full width. Ask for the sanctioned use of
the premises: a shop in a building approved only for homes can lose its licence after the fit-out is paid for. Look at
the title or the landlord’s authority to let, and at any bank charge on the property.</p>

<h2>The lease</h2>
<ol>
<li>A term, with your option to renew, at least as long as the franchise agreement.</li>
<li>A lock-in that binds the landlord for longer than it binds you.</li>
<li>A rent-free fit-out period; 30 to 45 days is a fair request.</li>
<li>Yearly increase as a fixed percentage, not “market rate”.</li>
<li>A way out, with the deposit, if a licence is refused or the brand rejects the site.</li>
</ol>
<p>Have the brand approve the site in writing before you pay the deposit, and ask on what grounds it approved. If the
answer is “our team felt good about it”, your tally sheet is the only study anyone has made. For smaller cities, where
the best street may be 400 metres long, read <a href="/blog/franchising-in-tier-2-and-tier-3-cities">our notes on
tier-2 and tier-3 towns</a> next.</p>
`,
};
