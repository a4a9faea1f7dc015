import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import type { Franchise, PlaceMatch } from '@naya/contract/franchises/entity';
import { openingCost } from '@naya/contract/franchises/opening-cost';
import { formatAmount } from '@naya/contract/format/amount';
import { describe, expect, it } from 'vitest';
import { findField, optionsOf, valueOf } from '../support/fields.ts';
import { findAll, findOne, findPart, hrefOf, textOf, textsOf } from '../support/html.ts';
import { site } from './site.ts';

const { ask, visit } = site;
const mainOf = async (path: string) => findOne((await visit(path)).document, 'main');

type Found = Franchise & { place_match: PlaceMatch | null };
const askListing = async (query: string) =>
  await ask<{ franchises: Found[]; total: number }>(`/franchises?limit=100&${query}`);

const reasons = { open: 'Open for partners in', waiting: 'Waiting list in', outlets: 'in' };

describe('a city', () => {
  it('tells how many are open, what else there is, and the medians of the open ones', async () => {
    const { total } = await askListing('location=Indore');
    const { total: open } = await askListing('openIn=Indore');
    const figures = await ask<FranchiseFigures>('/franchise-figures?openIn=Indore');
    expect(open).toBeGreaterThan(0);
    const main = await mainOf('/franchises/city/indore');
    expect(textOf(findOne(main, 'h1'))).toBe('Franchises in Indore');
    expect(textsOf(findAll(main, 'p'))[0]).toBe(
      `${open} brands open for new partners in Indore, Madhya Pradesh, ${total - open} more with a waiting list or outlets.`,
    );
    expect(textOf(findAll(main, 'dl')[0]!)).toContain(formatAmount(figures.investment));
    expect(hrefOf(findPart(main, 'Indore by category'), /^Food & Beverage/)).toBe(
      '/franchises/city/indore/food-beverage',
    );
    const food = await mainOf('/franchises/city/indore/food-beverage');
    expect(textOf(findOne(food, 'h1'))).toBe('Food & Beverage franchises in Indore');
  });

  it('each card says why it is there, the open ones first, as the data has it', async () => {
    const { franchises } = await askListing('location=Indore&maxInvestment=1500000');
    const main = await mainOf('/franchises?location=Indore&maxInvestment=1500000');
    const cards = findAll(findPart(main, 'Results'), 'article').map(textOf);
    expect(cards.length).toBe(franchises.length);
    const kinds = franchises.map(({ place_match }) => place_match?.kind ?? 'none');
    const order = ['open', 'waiting', 'outlets', 'none'];
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(kinds[0]).toBe('open');
    for (const [index, { place_match, open_cities }] of franchises.entries()) {
      if (!place_match) continue;
      expect(cards[index]).toContain(`${reasons[place_match.kind]} Indore`);
      const isOpen = open_cities.some(
        ({ city, state }) => city === 'Indore' || (city === null && state !== 'Goa'),
      );
      if (place_match.kind === 'open') expect(isOpen).toBe(true);
    }
  });

  it('is found by its other names, and one that nobody is in is no page', async () => {
    const moved = await site.api.request('/franchises/city/bengaluru');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('Location')).toBe('/franchises/city/bangalore');
    const none = await site.visit('/franchises/city/new-atlantis');
    expect(none.status).toBe(404);
    const main = findOne(none.document, 'main');
    expect(textOf(findOne(main, 'h1'))).toBe('No franchises found in this city.');
    expect(hrefOf(main, 'Show the nearest brands')).toBe('/franchises?location=new+atlantis');
  });

  it('means open for new partners; the others stand after a line with their count', async () => {
    const { total: open } = await askListing('openIn=Indore&maxInvestment=1500000');
    const { total, franchises } = await askListing('location=Indore&maxInvestment=1500000');
    const main = await mainOf(
      '/franchises?location=Indore&maxInvestment=1500000&sort=investmentHigh',
    );
    const { total: whole } = await askListing(
      'openIn=Indore&maxInvestment=1500000&affordable=true',
    );
    expect(textOf(findOne(main, 'h1'))).toBe(`${whole} you can open in Indore with ₹15 lakh`);
    const results = textOf(findPart(main, 'Results'));
    const outlets = franchises.filter(({ place_match }) => place_match?.kind === 'outlets').length;
    const line = `${outlets} with outlets in Indore, not open for new partners there`;
    expect(open + outlets).toBeLessThanOrEqual(total);
    expect(results.split(line)[0]?.match(/Open for partners in Indore/g)).toHaveLength(open);
    expect(results.split(line)[1]).not.toContain('Open for partners in Indore');
    const city = textOf(await mainOf('/franchises/city/indore'));
    expect(city).toMatch(/\d+ with outlets in Indore, not open for new partners there/);
  });

  it('says of each brand what the budget leaves or lacks, what it covers wholly first', async () => {
    const { total: open } = await askListing('openIn=Indore&maxInvestment=1500000');
    const wholly = await askListing('openIn=Indore&maxInvestment=1500000&affordable=true');
    expect(wholly.total).toBeGreaterThan(0);
    expect(wholly.total).toBeLessThan(open);
    for (const each of wholly.franchises)
      expect(openingCost(each)?.max).toBeLessThanOrEqual(1_500_000);
    const main = await mainOf('/franchises?openIn=Indore&maxInvestment=1500000&sort=openingLow');
    const results = findPart(main, 'Results');
    const cards = findAll(results, 'article').map(textOf);
    const said = cards.map((card) => / opens it, | more(?=Investment)|Short by /.exec(card)?.[0]);
    const first = said.slice(0, wholly.total);
    expect(first).toEqual(first.map(() => ' opens it, '));
    expect(said.slice(wholly.total)).not.toContain(' opens it, ');
    expect(said).not.toContain(undefined);
    expect(textsOf(findAll(results, 'h2'))).toContainEqual(
      expect.stringMatching(`^${open - wholly.total} in Indore may need up to ₹[\\d.]+L more$`),
    );
    const sorted = wholly.franchises.map((each) => openingCost(each)?.min ?? 0);
    const names = wholly.franchises.map((each) => each.business_name);
    const cheapest = names[sorted.indexOf(Math.min(...sorted))] ?? '';
    expect(cards[0]).toContain(cheapest);
  });

  it('is chosen by one switch, first in the filters, which counts who is open', async () => {
    const { total } = await askListing('openIn=Indore');
    const filtersOf = async (query: string) =>
      findPart(await mainOf(`/franchises?${query}`), 'Filters', 'section');
    const filters = await filtersOf('location=indore');
    const where = findField(filters, 'Where');
    expect(findAll(filters, 'select')[0]).toBe(where);
    expect(where.attribs['name']).toBe('location');
    expect(valueOf(where)).toBe('Indore');
    expect(optionsOf(where)).toContain(`Indore (${total})`);
    expect(optionsOf(where)).toContain('Madhya Pradesh');
    expect(optionsOf(where).slice(0, 2)).toEqual([
      'Anywhere in India',
      expect.stringMatching(/^Mumbai \(\d+\)$/),
    ]);
    expect(hrefOf(filters, 'Only open')).toBe('/franchises?openIn=indore');
    expect(hrefOf(filters, 'Has outlets')).toBe('/franchises?outletsIn=indore');
    expect(findField(await filtersOf('openIn=indore'), 'Where').attribs['name']).toBe('openIn');
    const state = await filtersOf('state=Madhya+Pradesh');
    expect(valueOf(findField(state, 'Where'))).toBe('Madhya Pradesh');
    for (const gone of ['State', 'Has outlets in', 'Open for new partners in'])
      expect(() => findField(filters, gone)).toThrow();
  });

  it('words of a search that were understood are chips that take them out of it', async () => {
    const main = await mainOf('/franchises?search=chai+under+15+lakh+in+indore');
    const [chips] = findAll(main, 'ul', { 'aria-label': 'Active filters' });
    expect(textOf(chips!)).toContain('Budget up to ₹15L');
    const links = findAll(chips!, 'a').map(({ attribs }) => attribs['href'] ?? '');
    const rests = links.map((url) => new URL(url, 'http://x').searchParams.get('search'));
    expect(rests.some((rest) => rest?.includes('chai') && !rest.includes('lakh'))).toBe(true);
  });

  it('where nothing matches it names what to leave out, and the nearest brands', async () => {
    const answer = await ask<{ drop: { text: string; total: number }[]; nearest: Found[] }>(
      '/franchises?search=chai+zzqqxx',
    );
    expect(answer.drop.length).toBeGreaterThan(0);
    const results = findPart(await mainOf('/franchises?search=chai+zzqqxx'), 'Results');
    const [drop] = answer.drop;
    const leaveOut = findAll(results, 'ul', { 'aria-label': 'Leave out' })[0];
    expect(textOf(leaveOut!)).toContain(`Without “${drop?.text}”: ${drop?.total} franchise`);
    expect(findAll(results, 'article')).toHaveLength(answer.nearest.length);
  });

  it('stands in a list of all, with how many are open there, which every page links to', async () => {
    const { total } = await askListing('openIn=Indore');
    const { document } = await visit('/about');
    const cities = findPart(document, 'Franchises by city');
    expect(hrefOf(cities, 'Franchises by city')).toBe('/franchises/city');
    expect(hrefOf(cities, 'Pune')).toBe('/franchises/city/pune');
    const main = await mainOf('/franchises/city');
    expect(textOf(findOne(main, 'h1'))).toBe('Franchises by city');
    const state = findPart(main, 'Madhya Pradesh', 'section');
    expect(hrefOf(state, `Indore ${total}`)).toBe('/franchises/city/indore');
    expect(hrefOf(findPart(main, 'Large cities'), /^Pune ?\d+$/)).toBe('/franchises/city/pune');
  });

  it('a franchise shows its states as tiles, and the same as a table', async () => {
    const places = findPart(await mainOf('/franchises/kulhad-nukkad'), 'Where it is');
    expect(findAll(places, 'span', { title: 'Uttar Pradesh' })[0]?.attribs['data-kind']).toBe(
      'open',
    );
    expect(findAll(places, 'span', { title: 'Bihar' })[0]?.attribs['data-kind']).toBe('outlets');
    const rows = findAll(findOne(places, 'table'), 'tr').map(textOf);
    expect(rows[0]).toBe('StateOpen for new partnersHas outlets');
    expect(rows.at(-1)).toBe('Uttar PradeshVaranasi, Prayagraj, AgraLucknow, Kanpur');
  });
});
