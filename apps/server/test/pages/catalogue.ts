import { describe, expect, it } from 'vitest';
import { findField, optionsOf, valueOf } from '../support/fields.ts';
import { findAll, findNamed, findOne, findPart, hrefOf, textOf, textsOf } from '../support/html.ts';
import { sendForm } from '../support/send-form.ts';
import type { SitePage } from '../support/site.ts';
import { site } from './site.ts';

type Answer = { franchises: { business_name: string }[]; total: number };
const askListing = (query: string) => site.ask<Answer>(`/franchises?limit=100&${query}`);
const namesIn = ({ franchises }: Answer) => franchises.map((each) => each.business_name);
const listing = (query = '') => site.visit(`/franchises${query}`);

function listingOf({ document }: SitePage) {
  const main = findOne(document, 'main');
  const results = findPart(main, 'Results');
  return {
    main,
    results,
    filters: findPart(main, 'Filters', 'section'),
    form: findOne(main, 'form', { id: 'listing-filters' }),
    count: textOf(findOne(results, 'output')),
    names: findAll(results, 'article').flatMap((card) => textsOf(findAll(card, 'h2'))),
    chips: findAll(main, 'ul', { 'aria-label': 'Active filters' }),
  };
}

describe('the listing', () => {
  it('shows a title, its counts, and 24 cards with a link each', async () => {
    const { total } = await askListing('');
    const { main, count, names, results } = listingOf(await listing());
    expect(textOf(findOne(main, 'h1'))).toBe('Franchise opportunities');
    expect(textsOf(findAll(main, 'p'))).toContain(`${total} opportunities`);
    expect(count).toBe(`Showing 1–24 of ${total} franchises`);
    expect(names).toHaveLength(24);
    const links = findNamed(results, 'a', /^View Details/);
    expect(links).toHaveLength(24);
    for (const { attribs } of links) expect(attribs['href']).toMatch(/^\/franchises\/\d+$/);
    expect(findNamed(main, 'button', 'Grid view')[0]?.attribs['aria-pressed']).toBe('true');
  });

  it.each(['featured', 'name', 'investmentLow', 'investmentHigh', 'roiHigh', 'roiLow'])(
    'sorts by %s as the API does',
    async (sort) => {
      const { names, main } = listingOf(await listing(`?sort=${sort}`));
      expect(names).toEqual(namesIn(await askListing(`sort=${sort}`)).slice(0, 24));
      expect(valueOf(findField(main, 'Sort by'))).toBe(sort);
    },
  );

  it('untouched filters say Any and hold no one back', async () => {
    const { filters, chips } = listingOf(await listing());
    const ends = [
      ['Minimum investment', '500000'],
      ['Maximum investment', '5000000'],
    ] as const;
    for (const [label, value] of ends) {
      const [slider] = findAll(filters, 'input', { type: 'range', 'aria-label': label });
      expect(slider?.attribs).toMatchObject({ 'aria-valuetext': 'Any', value });
    }
    const [track] = findAll(filters, 'div', { class: 'slider' });
    expect(track?.attribs['style'], 'thumbs at the ends').toBe('--low:0;--high:1');
    const any = findAll(filters, 'input', { type: 'radio', value: '' });
    expect(any.map(({ attribs }) => 'checked' in attribs)).toEqual([true]);
    expect(valueOf(findField(filters, 'Where'))).toBe('');
    expect(valueOf(findField(filters, 'Minimum ROI'))).toBe('');
    expect(chips).toEqual([]);
  });

  it('reads every parameter from the URL and shows it in its control', async () => {
    const query =
      'search=a&category=Retail&location=Mumbai&minRoi=10&maxRoi=36&minInvestment=500000&maxInvestment=5000000';
    const answer = await askListing(`openFirst=true&${query}`);
    expect(answer.total).toBeGreaterThan(0);
    const { main, filters, count, names } = listingOf(await listing(`?${query}`));
    expect(valueOf(findField(main, 'Search franchises'))).toBe('a');
    const chosen = findAll(filters, 'input', { type: 'radio', checked: true });
    expect(chosen.map(valueOf)).toEqual(['Retail']);
    expect(valueOf(findField(filters, 'Where'))).toBe('Mumbai');
    expect(valueOf(findField(filters, 'Minimum ROI'))).toBe('10');
    expect(valueOf(findField(filters, 'Money back within'))).toBe('36');
    const [low] = findAll(filters, 'input', { type: 'range' });
    expect(low?.attribs['aria-valuetext']).toBe('₹5,00,000');
    expect(count).toMatch(new RegExp(`^Showing ${answer.total} franchise`));
    expect(names).toEqual(namesIn(answer));
  });

  it('every choice tells how many franchises it would leave', async () => {
    const { filters } = listingOf(await listing('?location=Mumbai&category=Retail'));
    const education = await askListing('location=Mumbai&category=Education');
    const labels = textsOf(findAll(filters, 'label'));
    expect(labels).toContainEqual(
      expect.stringMatching(new RegExp(`^Education ${education.total} franchises?$`)),
    );
    const { total } = await askListing('minRoi=20&location=Mumbai&category=Retail');
    expect(optionsOf(findField(filters, 'Minimum ROI'))).toContain(`20 months or more (${total})`);
  });

  it('ROI is always told in months', async () => {
    const { results, filters, chips } = listingOf(await listing('?minRoi=10&maxRoi=24'));
    const paybacks = findAll(results, 'dl').map((list) => textOf(findAll(list, 'dd')[1]!));
    expect(paybacks.length).toBeGreaterThan(0);
    for (const text of paybacks) expect(text).toMatch(/months?$/);
    expect(textOf(chips[0]!)).toContain('ROI 10 months to 24 months');
    const [any, ...others] = optionsOf(findField(filters, 'Minimum ROI'));
    expect(any).toBe('0 months or more');
    const within = listingOf(await listing('?maxRoi=24')).chips;
    expect(textOf(within[0]!)).toContain('Back within 24 months');
    for (const text of others) expect(text).toContain('months');
  });

  it('active filters are chips that lead to the listing without them', async () => {
    const query = '?category=Retail&location=Mumbai&minInvestment=500000&maxInvestment=5000000';
    const [chips] = listingOf(await listing(query)).chips;
    expect(hrefOf(chips!, 'Remove filter Retail')).toBe(
      '/franchises?location=Mumbai&minInvestment=500000&maxInvestment=5000000',
    );
    expect(hrefOf(chips!, 'Remove filter Budget ₹5L to ₹50L')).toBe(
      '/franchises?category=Retail&location=Mumbai',
    );
    expect(hrefOf(chips!, 'Clear all')).toBe('/franchises');
  });

  it('says what a budget means for brands with a range of their own', async () => {
    const meanings = [
      ['?maxInvestment=1500000', /, starting at ₹15L or less$/],
      ['?minInvestment=5000000', /, reaching ₹50L or more$/],
      ['?minInvestment=500000&maxInvestment=5000000', /, in ranges that meet ₹5L to ₹50L$/],
    ] as const;
    for (const [query, meaning] of meanings) {
      const { results } = listingOf(await listing(query));
      expect(textsOf(findAll(results, 'p'))).toContainEqual(expect.stringMatching(meaning));
    }
  });

  it('when nothing matches it says so, and Reset Filters keeps the order', async () => {
    const page = await listing('?category=Retail&search=zzqqxx&sort=name');
    const { results } = listingOf(page);
    expect(textsOf(findAll(results, 'p'))).toContain('No matching franchises found');
    const all = await sendForm(site, page, findOne(results, 'form'), 'Reset Filters');
    expect(all.path).toBe('/franchises?sort=name');
  });

  it('a trade in a city without one is a 404 with the way out', async () => {
    const page = await listing('?category=Retail&location=Atlantis');
    expect(page.status).toBe(404);
    expect(findNamed(page.document, 'button', 'Reset Filters').length).toBeGreaterThan(0);
  });

  it('has pages, and says where they end', async () => {
    const { total } = await askListing('');
    const pagesOf = (page: SitePage) => findPart(listingOf(page).results, 'Pages');
    const first = pagesOf(await listing());
    expect(findNamed(first, 'a', 'Page 1')[0]?.attribs['aria-current']).toBe('page');
    expect(findNamed(first, 'a', 'Next')[0]?.attribs).toMatchObject({
      rel: 'next',
      href: '/franchises?page=2',
    });
    const second = await listing('?page=2');
    expect(listingOf(second).count).toBe(`Showing 25–48 of ${total} franchises`);
    expect(findNamed(pagesOf(second), 'a', 'Previous')[0]?.attribs['rel']).toBe('prev');
    const beyond = listingOf(await listing('?page=999'));
    expect(textOf(beyond.results)).toContain('This page is empty');
    expect(hrefOf(beyond.results, 'Go to the first page')).toBe('/franchises');
  });
});

describe('without scripts', () => {
  it('search, filters and sort are one form', async () => {
    const page = await listing();
    const values = {
      search: 'a',
      category: 'Retail',
      minInvestment: '1000000',
      minRoi: '10',
      sort: 'name',
    };
    const found = await sendForm(site, page, listingOf(page).form, 'Apply Filters', values);
    const answer = await askListing(new URLSearchParams(values).toString());
    expect(answer.total).toBeGreaterThan(0);
    const { names, filters } = listingOf(found);
    expect(names).toEqual(namesIn(answer));
    expect(findAll(filters, 'input', { value: 'Retail', checked: true })).toHaveLength(1);
    expect(valueOf(findOne(filters, 'select', { name: 'minInvestment' }))).toBe('1000000');
  });

  it('an untouched form changes nothing', async () => {
    const page = await listing();
    const found = listingOf(await sendForm(site, page, listingOf(page).form, 'Search'));
    expect(found.count).toBe(listingOf(page).count);
    expect(found.chips).toEqual([]);
  });

  it('the view is chosen by a button, and keeps the filters', async () => {
    const page = await listing('?category=Retail');
    const form = findAll(findOne(page.document, 'main'), 'form').find(
      (each) => findNamed(each, 'button', 'List view').length > 0,
    );
    const found = await sendForm(site, page, form!, 'List view');
    expect(found.path).toBe('/franchises?category=Retail&view=list');
    const [button] = findNamed(found.document, 'button', 'List view');
    expect(button?.attribs['aria-pressed']).toBe('true');
    expect(listingOf(found).names).toEqual(listingOf(page).names);
  });
});
