import type { DemoAbout } from './types.ts';

const content = `
<p>Naya Outlet began in 2022 with a spreadsheet and a quarrel. Meenakshi's uncle in Kota had put eighteen lakh into a snack franchise on the strength of a glossy brochure, and the shop had closed in seven months. The brochure had a photograph of a film star and no figure for rent. We sat down to list what he should have been told before he signed, and the list came to forty-one questions.</p>
<p>We took those questions to brands. Some refused to answer. Others answered at once, and were pleased that somebody had asked. The second group became our first twenty listings, typed by hand on a Sunday evening in Indiranagar.</p>
<h2>What we do</h2>
<p>We are a marketplace and nothing else. Brands tell us what an outlet costs, how much space it takes, how many months it usually needs to pay for itself, and what help they really give. We put those numbers in the same place on every page, so that a chai kiosk in Lucknow can be compared with a laundry in Pune without a calculator. You look, you shortlist, you write to the brand. The conversation after that is yours.</p>
<h2>What we will not do</h2>
<ul>
<li>We do not sell your phone number to five other companies.</li>
<li>We do not print a payback figure that a brand cannot explain to us.</li>
<li>We do not take a share of your investment, so we have no reason to hurry you.</li>
</ul>
<h2>Where we are now</h2>
<p>The team works from Bengaluru, with a desk in Mumbai and people on trains the rest of the week. We still visit outlets before we feature a brand, and we still ring existing franchise owners and ask them the plainest question we know: would you do it again? Their answers decide more than any advertisement could.</p>
<p>If you have money saved and a street in mind, start with the listings. If you run a brand and are proud of your numbers, show them to us.</p>
`.trim();

export const about: DemoAbout = {
  title: 'Forty-one questions and a closed shop',
  content,
  picture: 'about-story',
};
