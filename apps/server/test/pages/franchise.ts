import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { formatAmount } from '@naya/contract/format/amount';
import { describe, expect, it } from 'vitest';
import { enquirySteps, questionsToAsk } from '@naya/contract/submissions/next-steps';
import { sendForm } from '../support/send-form.ts';
import { readHead } from '../support/page-head.ts';
import { findAll, findNamed, findOne, findPart, hrefOf, textOf, textsOf } from '../support/html.ts';
import { site } from './site.ts';

const { ask, api, visit } = site;
const mainOf = async (path: string) => findOne((await visit(path)).document, 'main');

describe('a franchise', () => {
  const franchise = () => mainOf('/franchises/kulhad-nukkad');

  it('has category, name and headquarters at its head, and the way back', async () => {
    const main = await franchise();
    const header = findOne(main, 'header');
    expect(textOf(header)).toContain('Food & Beverage');
    expect(textOf(header)).toContain('Lucknow');
    expect(textOf(findOne(main, 'h1'))).toBe('Kulhad Nukkad');
    expect(hrefOf(main, 'Back to franchises')).toBe('/franchises');
  });

  it('shows range, fee, ROI in months, space, year, and leads to the registration', async () => {
    const overview = findPart(await franchise(), 'Investment Overview');
    const facts = findAll(overview, 'dt').map((term, index) => [
      textOf(term),
      textOf(findAll(overview, 'dd')[index]!),
    ]);
    expect(facts).toEqual([
      ['Investment range', '₹4.5L–₹6.5L'],
      ['Franchise fee', '₹1L'],
      ['Expected ROI (payback)', '9–14 months'],
      ['Space required', '60–120 sq ft'],
      ['Year established', '2017'],
    ]);
    expect(hrefOf(overview, 'Request Information')).toBe('/join-investor');
  });

  it('sets what it promises against what partners told us, each call to be opened without a script', async () => {
    const rail = findPart(await franchise(), 'Would you do it again?');
    expect(textOf(rail)).toContain('Promised: 9–14 months');
    expect(textOf(rail)).toContain('Rang 7 of 78. 5 would do it again.');
    expect(textOf(rail)).toContain('2 more were drawn whom we did not reach');
    const calls = findAll(rail, 'details');
    expect(calls.map((each) => textOf(findOne(each, 'summary')))).toEqual([
      'Open for 8 months, money not back yet. Bhopal. Did not say whether they would do it again',
      'Money back after 11 months. Lucknow. Would do it again',
      'Money back after 12 months. Kanpur. Would do it again',
      'Money back after 13 months. Indore. Would do it again',
      'Money back after 14 months. Delhi. Would do it again',
      'Money back after 16 months. Jaipur. Would do it again',
      'Closed after 19 months. Patna. Would not do it again',
    ]);
    expect(textOf(calls[6]!)).toMatch(/rung in [A-Z][a-z]{2} \d{4}The road was dug up/);
    expect(new Set(calls.map(({ attribs }) => attribs['name']))).toEqual(new Set(['calls']));
  });

  it('says plainly that nobody was rung yet, and whether there is a list', async () => {
    const of = async (slug: string) =>
      textOf(findPart(await mainOf(`/franchises/${slug}`), 'Would you do it again?'));
    expect(await of('aangan-kirana')).toContain(
      'We have rung none of the 109 partners on the brand’s list yet.',
    );
    expect(await of('saath-rooms')).toContain('The brand states no payback.');
    expect(await of('saath-rooms')).toContain('the brand has given us no list of them.');
  });

  it('tells how its outlets have fared, and says what it does not state', async () => {
    const outlets = findPart(await franchise(), 'Outlets as they are');
    const cells = findAll(outlets, 'tr')
      .slice(1)
      .map((line) => textsOf(line.children as never[]));
    expect(cells).toEqual([
      ['2025', '14', '2'],
      ['2024', '19', '1'],
      ['2023', '11', '1'],
    ]);
    expect(textsOf(findAll(outlets, 'dd'))).toEqual(['84', '6', '78', '5']);
    const partly = findPart(await mainOf('/franchises/parcel-peti'), 'Outlets as they are');
    expect(textOf(partly)).toContain('202330not stated');
    expect(textsOf(findAll(partly, 'dd')).slice(1)).toEqual(Array(3).fill('not stated'));
    const nothing = findPart(await mainOf('/franchises/charpai-stop'), 'Outlets as they are');
    expect(textOf(nothing)).toContain('Not stated: how many outlets opened and closed');
    expect(findAll(nothing, 'table')).toEqual([]);
  });

  it('leads to its partners through us, and the form begins with whose', async () => {
    const outlets = findPart(await franchise(), 'Outlets as they are');
    expect(textOf(outlets)).toContain('3 partners agreed to answer your questions.');
    const href = hrefOf(outlets, 'Ask through us');
    expect(href).toBe('/contact?partner-of=Kulhad+Nukkad');
    const form = findOne(await mainOf(href ?? ''), 'form');
    expect(textOf(findOne(form, 'textarea'))).toBe('My question to a partner of Kulhad Nukkad:');
    expect(textOf(findOne(await mainOf('/contact'), 'textarea'))).toBe('');
  });

  it('has the rail on its card once somebody was rung, and in the comparison', async () => {
    const rung = '5 of 7 partners we rang would do it again';
    const found = await mainOf('/franchises?search=kulhad+nukkad');
    expect(textOf(findOne(found, 'article'))).toContain(rung);
    expect(textOf(await mainOf('/franchises?search=aangan+kirana'))).not.toContain('we rang');
    const compared = textOf(await mainOf('/compare?ids=1,6'));
    expect(compared).toContain('Would do it againRang 7 of 78. 5 would do it again.Rang 8 of 94.');
  });

  it('adds up what opening costs, what comes on top of the investment included', async () => {
    const costs = findPart(await franchise(), 'What opening costs');
    expect(textsOf(findAll(costs, 'th', { scope: 'row' }))).toEqual([
      'Franchise fee',
      'Interior',
      'Equipment',
      'First stock',
      'Working capital',
      'GST on the fee, 18% (on top)',
      'Deposit (on top)',
      'Total',
      'For the largest investment that it names',
    ]);
    const amounts = textsOf(findAll(costs, 'td')).map((each) =>
      Number(each.replaceAll(/[₹,]/g, '')),
    );
    const [most = 0, total = 0, ...parts] = amounts.toReversed();
    expect(total).toBe(parts.reduce((sum, each) => sum + each));
    // The brand names ₹4.5L–₹6.5L; GST of ₹18,000 and a deposit of ₹50,000 come on top.
    expect([parts.length, most]).toEqual([7, 7_18_000]);
    expect(textOf(costs)).toContain('₹6.23L–₹7.18LThe brand names ₹4.5L–₹6.5L');
  });

  it('says what a brand does not state, and counts what it does not split up', async () => {
    const costs = findPart(await mainOf('/franchises/parcel-peti'), 'What opening costs');
    expect(textOf(costs)).toContain('not stated');
    const galla = findPart(await mainOf('/franchises/galla-pos'), 'What opening costs');
    expect(textOf(galla)).toMatch(/Not split up by the brand\s*₹[\d,]+/);
  });

  it('says at the top that a brand takes no partners, by its record', async () => {
    for (const slug of ['parcel-peti', 'gaddi-takiya'])
      expect(textOf(await mainOf(`/franchises/${slug}`))).toMatch(
        /Not taking partners until \d+ \w+ \d{4}/,
      );
    expect(textOf(await mainOf('/franchises/ras-rickshaw'))).not.toContain('Not taking partners');
  });

  it('says how we know, why it is featured, and when nobody has confirmed it', async () => {
    const known = findPart(await franchise(), 'How we know');
    expect(textOf(known)).toContain('We have been there.');
    expect(
      textsOf(findAll(known, 'li')).map((line) =>
        line.replace(/\d+ \w+ \d{4}(?=\.?$|A kiosk)/, '…'),
      ),
    ).toEqual([
      expect.stringMatching(
        /^We visited an outlet in Lucknow….*We counted 64 cups in half an hour/,
      ),
      'We rang the brand’s contact…',
      'Document seen: GST certificate…',
      'Document seen: Franchise agreement…',
      'All figures are stated by the brand, which last confirmed them on ….',
      'Featured: Two people and no cook run it; we have visited one of its kiosks.',
    ]);
    const unchecked = findPart(await mainOf('/franchises/galla-pos'), 'How we know');
    expect(textOf(unchecked)).toContain(
      'From the brand alone: we have checked nothing ourselves yet.',
    );
    const old = findPart(await mainOf('/franchises/parcel-peti'), 'How we know');
    expect(textOf(old)).toContain('Nobody has confirmed these figures since');
  });

  it('shows the pictures of a visit, and where each stated number can be looked up', async () => {
    const known = findPart(await franchise(), 'How we know');
    const [picture] = findAll(known, 'img').map(({ attribs }) => attribs['alt']);
    expect(picture).toMatch(/^We visited an outlet in Lucknow, \d+ \w+ \d{4}, picture 1 of 1$/);
    const stated = findPart(await mainOf('/franchises/dosa-daftar'), 'How we know');
    const links = findAll(stated, 'a').filter(({ attribs }) => attribs['href']?.startsWith('http'));
    expect(
      links.map(({ attribs }) => [new URL(attribs['href'] ?? '').host, attribs['rel']]),
    ).toEqual(
      ['www.mca.gov.in', 'services.gst.gov.in', 'tmrsearch.ipindia.gov.in'].map((host) => [
        host,
        'noopener noreferrer',
      ]),
    );
    expect(textOf(stated)).toContain('29AAAAA0000A1ZY');
    expect(textOf(stated)).toContain('CINnot stated');
  });

  it('says after an enquiry what happens next, and asks for city and budget before it offers a similar brand', async () => {
    const email = 'same-words@example.in';
    const page = await visit('/franchises/kulhad-nukkad');
    const form = findPart(page.document, 'Enquiry form', 'form');
    const values = { name: 'Asha Rao', email, phone: '00000 11111', message: 'Is Pune open?' };
    const answer = await sendForm(site, page, form, 'Submit Enquiry', values);
    const text = textOf(findOne(answer.document, 'main'));
    const [first] = await site.storedSubmissions(email);
    expect(text).toContain(`Your reference: ${first?.id}`);
    for (const { when, what } of enquirySteps('team', 'Kulhad Nukkad'))
      expect(text).toContain(`${when}: ${what}`);
    for (const question of questionsToAsk) expect(text).toContain(question);
    expect(text).not.toContain('Send to ');
    const question = findPart(answer.document, 'Ask a similar brand the same', 'form');
    expect(question.attribs['action']).toBe('/franchises');
    expect(findAll(question, 'input').map(({ attribs }) => attribs['name'])).toEqual([
      'category',
      'openIn',
      'maxInvestment',
    ]);
  });

  it('leads to the calculator with its figures', async () => {
    const { id } = await ask<{ id: number }>('/franchises/kulhad-nukkad');
    const part = findPart(await franchise(), 'What a month leaves you');
    expect(textsOf(findAll(part, 'dd'))).toEqual(['₹52.52K', '₹10.31K', 'Back in 12 months']);
    expect(textOf(part)).toContain('Calculated with what Kulhad Nukkad states. Before your own');
    expect(hrefOf(part, 'Calculate with your own figures')).toBe(`/calculator?franchise=${id}`);
  });

  it('says every payment to the brand, and what is not stated', async () => {
    const payments = findPart(await franchise(), 'Every payment to the brand');
    expect(textsOf(findAll(payments, 'dt'))).toEqual([
      'Goods, and what the brand keeps',
      'Royalty',
      'Marketing fee',
      'Goods from the brand',
      'Renewal',
      'Transfer to another partner',
      'Leaving early',
      'Fee refundable until',
    ]);
    expect(textsOf(findAll(payments, 'dd'))).toEqual([
      '₹38 of ₹100 billed',
      '4% of sales without GST; 18% GST on top',
      '1% of sales without GST; 18% GST on top',
      'Must be bought: 70% of all goods',
      '₹40K',
      '₹25K',
      'Nothing after the first year; the kiosk is bought back at half its price',
      'The site is approved',
    ]);
    // 62 - (4 + 1) × 1.18 = 56.1.
    expect(textOf(payments)).toContain(
      'Of ₹100 billed ₹56.1 stay with you, before rent and wages.',
    );
    const silent = findPart(await mainOf('/franchises/dooja-driver'), 'Every payment to the brand');
    expect(textsOf(findAll(silent, 'dd')).slice(0, 3)).toEqual([
      'not stated',
      '2%, of what is not stated; GST not stated',
      'not stated',
    ]);
  });

  it('has a dated fact sheet, which says the same', async () => {
    const part = findPart(await franchise(), 'Every payment to the brand');
    const page = await site.visit(hrefOf(part, 'Fact sheet to print') ?? '');
    const text = textOf(findOne(page.document, 'main'));
    expect([page.status, readHead(page.document).robots]).toEqual([200, 'noindex, follow']);
    expect(text).toMatch(/As listed on \d+ \w+ \d{4}, last confirmed on \d+ \w+ \d{4}/);
    expect(text).toContain('Total₹6,23,000');
    expect(text).toContain('Goods, and what the brand keeps₹38 of ₹100 billed');
    expect(text).toContain('Stays with the partner, before rent and wages₹56.1 of ₹100 billed');
    expect(text).toContain('Royalty4% of sales without GST; 18% GST on top');
    expect(text).toContain('A good month₹52.52K');
    expect((await site.visit('/fact-sheet/999999')).status).toBe(404);
  });

  it('guesses no month for a brand that states none', async () => {
    const part = findPart(await mainOf('/franchises/dooja-driver'), 'What a month leaves you');
    expect([findAll(part, 'dd').length, textOf(part)]).toEqual([
      0,
      expect.stringContaining('does not state enough to say it: no figure here is guessed'),
    ]);
  });

  it('shows at most four pictures, and how many more there are on the fourth', async () => {
    const gallery = findOne(findPart(await franchise(), 'Pictures'), 'div', { 'data-count': true });
    const links = findAll(gallery, 'a');
    expect(links).toHaveLength(4);
    expect(links.map((link) => textOf(link))).toEqual(['', '', '', '+1 more']);
  });

  it('tells of itself: description, support and training', async () => {
    const about = findPart(await franchise(), 'About Kulhad Nukkad');
    expect(textOf(about)).toContain('Clay cups, three kinds of chai and a tray of bun maska');
    expect(textsOf(findAll(about, 'h3'))).toEqual(['Support Provided', 'Training']);
    const [support, training] = findAll(about, 'ul');
    expect(findAll(support!, 'li')).toHaveLength(5);
    expect(textsOf(findAll(training!, 'li'))).toEqual([
      'Four days at a working Lucknow or Delhi kiosk',
      'Cash, UPI and wastage book-keeping',
      'Hygiene and clay-cup handling',
      'One practice day before opening',
    ]);
  });

  it('has further facts in a definition table', async () => {
    const facts = findPart(await franchise(), 'Franchise facts');
    expect(textsOf(findAll(facts, 'dt'))).toEqual([
      'Contract duration',
      'Model type',
      'Outlets',
      'Locations',
      'Territories',
      'Features',
      'Requirements',
      'Website',
    ]);
    expect(textOf(findAll(facts, 'dd')[0]!)).toBe('3 years');
    expect(hrefOf(facts, 'example.in/kulhad-nukkad')).toBe('https://example.in/kulhad-nukkad');
  });

  it('tells the medians of its category and its city beside its own figures', async () => {
    const { investment, fee } = await ask<FranchiseFigures>(
      '/franchise-figures?category=food-beverage',
    );
    const city = await ask<FranchiseFigures>('/franchise-figures?location=Lucknow');
    const overview = findPart(await franchise(), 'Investment Overview');
    const rows = findAll(overview, 'tr').map((row) =>
      ['th', 'td'].flatMap((tag) => textsOf(findAll(row, tag))).slice(0, 3),
    );
    expect(rows).toEqual([
      ['Median in', 'Investment', 'Fee'],
      ['Food & Beverage', formatAmount(investment), formatAmount(fee)],
      ['Lucknow', formatAmount(city.investment), formatAmount(city.fee)],
    ]);
    const category = await mainOf('/franchises/category/Food%20%26%20Beverage');
    expect(textOf(findAll(category, 'dl')[0]!)).toContain(
      `Median investment${formatAmount(investment)}`,
    );
  });

  it('is followed by up to three others of its category', async () => {
    const related = findPart(await franchise(), 'More in Food & Beverage');
    const cards = findAll(related, 'article');
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(textOf(card)).toContain('Food & Beverage');
    expect(textOf(related)).not.toContain('Kulhad Nukkad');
  });
});

describe('a category', () => {
  const path = '/franchises/category/Food%20%26%20Beverage';
  const byCity = 'Food & Beverage: open for new partners by city';

  it('shows its franchises, its picture and its description', async () => {
    const franchises = await ask<{ business_name: string }[]>('/franchises/category/food-beverage');
    const categories = await ask<{ name: string; description: string }[]>('/categories');
    expect(franchises.length).toBeGreaterThan(5);
    const main = await mainOf(path);
    expect(textOf(findOne(main, 'h1'))).toBe('Category: Food & Beverage');
    expect(findAll(main, 'article').map((card) => textOf(findOne(card, 'h2')))).toEqual(
      franchises.map((each) => each.business_name),
    );
    expect(findNamed(main, 'a', /^View Details/)).toHaveLength(franchises.length);
    const food = categories.find((each) => each.name === 'Food & Beverage');
    expect(textsOf(findAll(main, 'p'))).toContain(food?.description);
  });

  it('is found by its slug too', async () => {
    const { document } = await visit('/franchises/category/food-beverage');
    expect(textOf(findOne(document, 'h1'))).toBe('Category: Food & Beverage');
    expect(readHead(document).canonical).toBe(api.core.publicUrl + path);
  });

  it('in other letters leads to its own URL', async () => {
    const { status, headers } = await visit('/franchises/category/food%20%26%20beverage');
    expect({ status, location: headers.get('Location') }).toEqual({ status: 301, location: path });
  });

  it('links to its cities, with how many there are', async () => {
    const [city] = findAll(findPart(await mainOf(path), byCity), 'a');
    const count = Number(/\d+$/.exec(textOf(city!))?.[0]);
    expect(city?.attribs['href']).toMatch(/^\/franchises\/city\/[\w-]+\/food-beverage$/);
    const main = await mainOf(city?.attribs['href'] ?? '');
    const { name = '' } = /city\/(?<name>[^/]+)/.exec(city?.attribs['href'] ?? '')?.groups ?? {};
    expect(textOf(main)).toMatch(
      new RegExp(`\\D${count} brands? open for new partners in ${name}`, 'i'),
    );
  });

  it('that does not exist is a 404 with its sentence', async () => {
    const { status, document } = await visit('/franchises/category/Nothing%20Here');
    expect(status).toBe(404);
    expect(textOf(findOne(document, 'h1'))).toBe('Category: Nothing Here');
    expect(textsOf(findAll(document, 'p'))).toContain('No franchises found in this category.');
  });
});
