import type { DemoArticle } from './types.ts';

export const smallerCities: DemoArticle = {
  slug: 'franchising-in-tier-2-and-tier-3-cities',
  title: 'Tier-2 and tier-3 cities: lower rent, longer memory',
  category: 'Location',
  tags: ['tier-2', 'tier-3', 'location', 'pricing'],
  author: 'Debabrata Mahapatra',
  meta_description:
    'Why a franchise can earn more in Nagpur than in a metro, when it cannot, and what to change in menu, stock, staffing and price for a smaller city.',
  published: '2026-09-15',
  picture: 'map-pins',
  content: `
<p>In a city of three lakh people, a new shop is news for a fortnight and a fact for ten years. Everyone tries it once.
Whether they come back is decided by perhaps a thousand families, many of whom know one another. That is the whole
difference between a small city and a metro; rents and wages only come after it.</p>

<h2>What “tier” means</h2>
<p>There is no legal definition for business. Brands borrow loosely from lists made for other purposes, such as the
classes of cities used for government house rent allowance, and then draw their own. Nagpur may be tier 1 in one brand’s
fee table and tier 2 in another’s. Since fee, territory size and minimum area often hang on the tier, ask to see the list
and ask what would follow if your city were moved up.</p>

<h2>The arithmetic can turn around</h2>
<p>Here is the same invented format in three places. Suppose that after goods, royalty and other costs that move with
sales, 45% of sales is left to pay everything else.</p>
<table>
<thead><tr><th scope="col">Per month (₹)</th><th scope="col">Metro high street</th><th scope="col">City like Nagpur</th><th scope="col">District town</th></tr></thead>
<tbody>
<tr><th scope="row">Sales</th><td>9,00,000</td><td>5,50,000</td><td>3,20,000</td></tr>
<tr><th scope="row">Left after variable costs, 45%</th><td>4,05,000</td><td>2,47,500</td><td>1,44,000</td></tr>
<tr><th scope="row">Rent</th><td>1,80,000</td><td>60,000</td><td>22,000</td></tr>
<tr><th scope="row">Wages</th><td>1,35,000</td><td>85,000</td><td>56,000</td></tr>
<tr><th scope="row">Power and other</th><td>55,000</td><td>38,000</td><td>26,000</td></tr>
</tbody>
<tfoot><tr><th scope="row">Left over</th><td>35,000</td><td>64,500</td><td>40,000</td></tr></tfoot>
</table>
<p>Sales fall by more than a third from the metro to Nagpur, yet what is left nearly doubles, because rent falls by two
thirds: from 20% of sales to about 11%. The district town sells little more than a third of the metro shop and still
leaves more. These are made-up figures to show a mechanism, so put in your own; but this mechanism is why many brands now look
for partners outside the metros.</p>
<p>It also shows the weak point. If the district town sells ₹2,40,000 instead of ₹3,20,000, 45% is ₹1,08,000 and the
fixed costs of ₹1,04,000 eat nearly all of it. A small town has less room below.</p>

<h2>Six things that work differently</h2>
<h3>One street, one evening</h3>
<p>Trade gathers in one or two streets and in a few hours, often six to nine. A shop 200 metres from that street is not
“nearby”; it is elsewhere. Pay for the street and save on the size.</p>

<h3>The ceiling on price</h3>
<p>A ₹250 drink may sell in an airport and stand still on your main road. Ask the brand whether you may have a local price
list and smaller portions. What matters is the margin in rupees: a ₹60 item that sells 80 times a day and leaves ₹27 earns
₹2,160; a ₹150 item that leaves ₹75 has to sell 29 times to beat it.</p>

<h3>Repeat, not footfall</h3>
<p>With few strangers passing, the same people have to come again. Offer enough variety for a third visit in a month, and
treat complaints as if the whole colony will hear of them, because it will.</p>

<h3>Supply on the last 200 kilometres</h3>
<p>Ask how goods reach you: how often, by whom, at whose cost, and what happens to frozen goods in May. A minimum order
sized for a metro may be six weeks of stock for you. Six weeks of stock at ₹40,000 a week is ₹2,40,000 of your money on a
shelf, some of it expiring.</p>

<h3>Staff who stay, if you let them</h3>
<p>Good people in a smaller city often stay for years, close to family. But a trained barista or a phone technician may
not exist there; you will make your own. Ask the brand to train on site, and read
<a href="/blog/first-ten-weeks-staffing-and-training">our ten-week plan</a>.</p>

<h3>Festivals and fields</h3>
<p>Sales follow weddings, harvests, school terms and festivals more than salary day. Build a calendar for the twelve
months with three people who already trade there, then place your opening six weeks before the best season.</p>

<h2>What travels well, and what does not</h2>
<p>Businesses that answer a daily or weekly need and take it seriously tend to travel: pre-school and tuition, diagnostics
collection, salons, pharmacy, eyewear, repair, bakery, affordable clothing, fitness with a monthly fee under a
limit people will name you without hesitation. Formats that live from novelty, offices or late nights travel poorly. An
escape room is something a town does once.</p>

<h2>Negotiate as the pioneer</h2>
<p>If you are the brand’s first outlet within 150 kilometres, you carry risks the fortieth will not: untested demand,
costly supply, no neighbouring outlet to borrow staff from. Say so, and ask for something in return:</p>
<ul>
<li>the whole city as territory, for at least two years;</li>
<li>a lower fee, or half of it payable after six months of trading;</li>
<li>no minimum royalty in the first year;</li>
<li>freight shared above an agreed percentage of the purchase value;</li>
<li>a first right to the next town along the highway, with a date by which you must use it.</li>
</ul>

<h2>Before you commit</h2>
<p>Take a tray, a sample or a demonstration to forty people who are not your relatives. Ask them for money, even if a
little. Forty polite opinions are worth less than twelve paid orders. Then
<a href="/blog/site-selection-and-counting-footfall">count the street</a>, and look at
<a href="/franchises?maxInvestment=1500000">brands that start at or under ₹15 lakh</a> with one extra question in mind:
has this worked in a town my size, and may I speak to the person who runs it?</p>
`,
};
