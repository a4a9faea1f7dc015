import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import type { Franchise, PlaceMatch } from '@naya/contract/franchises/entity';
import { formatAmount } from '@naya/contract/format/amount';
import { describe, expect, it } from 'vitest';
import { findField, valueOf } from '../support/fields.ts';
import { findAll, findOne, findPart, hrefOf, textOf, textsOf } from '../support/html.ts';
import { site } from './site.ts';

const { ask, visit } = site;
const mainOf = async (path: string) => findOne((await visit(path)).document, 'main');

type Found = Franchise & { place_match: PlaceMatch | null };
const askListing = async (query: string) =>
  await ask<{ franchises: Found[]; total: number }>(`/franchises?limit=100&${query}`);

const reasons = { open: 'Open for partners in', waiting: 'Waiting list in', outlets: 'in' };

describe('a city', () => {
  it('tells how many brands it has, how many are open, and their medians', async () => {
    const { total } = await askListing('location=Indore');
    const { total: open } = await askListing('openIn=Indore');
    const figures = await ask<FranchiseFigures>('/franchise-figures?location=Indore');
    expect(open).toBeGreaterThan(0);
    const main = await mainOf('/franchises/city/indore');
    expect(textOf(findOne(main, 'h1'))).toBe('Franchises in Indore');
    expect(textsOf(findAll(main, 'p'))[0]).toBe(
      `${total} brands in Indore, Madhya Pradesh: ${open} open for new partners, the others with outlets or a waiting list.`,
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

  it('open cities, cities with outlets and states are filters with counts', async () => {
    const { total } = await askListing('openIn=Indore');
    const main = await mainOf('/franchises?openIn=indore&state=Madhya+Pradesh');
    const filters = findPart(main, 'Filters', 'section');
    expect(valueOf(findField(filters, 'Open for new partners in'))).toBe('Indore');
    expect(valueOf(findField(filters, 'State'))).toBe('Madhya Pradesh');
    expect(textOf(findField(filters, 'Open for new partners in'))).toContain(`Indore (${total})`);
    expect(hrefOf(main, 'Remove filter Open for partners in indore')).toBe(
      '/franchises?state=Madhya+Pradesh',
    );
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
