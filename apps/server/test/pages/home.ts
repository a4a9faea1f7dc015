import type { Stats } from '@naya/contract/site-info/entity';
import { describe, expect, it } from 'vitest';
import { findField, optionsOf, valueOf } from '../support/fields.ts';
import { findAll, findOne, findPart, hrefOf, nameOf, textOf, textsOf } from '../support/html.ts';
import { sendForm } from '../support/send-form.ts';
import { site } from './site.ts';

const home = () => site.visit('/');
const mainOf = async () => findOne((await home()).document, 'main');

describe('the home page', () => {
  it('shows its ten parts in order', async () => {
    const main = await mainOf();
    const parts = findAll(main, 'section').filter(
      ({ attribs }) => attribs['aria-roledescription'] !== 'carousel',
    );
    expect(textOf(findOne(parts[0]!, 'h1'))).toContain('Find the franchise');
    expect(parts.slice(1).map(nameOf)).toEqual([
      'Narrow it down',
      'Categories',
      'Trending franchises',
      'Brands',
      'Featured franchises',
      'Upcoming events',
      'Benefits of franchising',
      'Latest from the blog',
      'Get started',
    ]);
  });

  it('the hero claims since when, and what the API counts', async () => {
    const stats = await site.ask<Stats>('/stats');
    const [hero] = findAll(await mainOf(), 'section');
    expect(textOf(hero!)).toContain('since 2022');
    expect(textsOf(findAll(hero!, 'dt'))).toEqual([
      'Franchise Brands',
      'Investors Connected',
      'Cities Covered',
    ]);
    expect(hrefOf(hero!, 'Franchise Brands')).toBe('/about#figures');
    expect(textsOf(findAll(hero!, 'dd'))).toEqual(
      [stats.brands, stats.investors, stats.cities].map((figure) => `${figure}+`),
    );
  });

  it('the benefits are the static claims, and two cards lead to the forms', async () => {
    const main = await mainOf();
    expect(textsOf(findAll(findPart(main, 'Benefits of franchising'), 'dt'))).toEqual([
      '70% higher success rate',
      '90+ industries',
      '₹10L+ entry investments',
    ]);
    const notes = textsOf(findAll(findPart(main, 'Benefits of franchising'), 'details'));
    expect(notes).toHaveLength(3);
    for (const note of notes) expect(note).toContain('own claim. No source is named');
    const calls = findPart(main, 'Get started');
    expect(findAll(calls, 'a')).toHaveLength(2);
    expect(hrefOf(calls, 'Join as investor')).toBe('/join-investor');
    expect(hrefOf(calls, 'List a franchise')).toBe('/list-franchise');
  });

  it('offers the home categories, the cities, the minimum ROI options and the default range', async () => {
    const filters = findPart(await mainOf(), 'Narrow it down');
    expect(optionsOf(findField(filters, 'Category'))).toEqual([
      'All Categories',
      'Food & Beverage',
      'Retail',
      'Education',
      'Health & Fitness',
      'Services',
      'Technology',
      'Real Estate',
    ]);
    expect(optionsOf(findField(filters, 'City'))).toEqual([
      'All Cities',
      'Mumbai',
      'Delhi',
      'Bangalore',
      'Chennai',
      'Hyderabad',
      'Pune',
      'Kolkata',
      'Ahmedabad',
      'Jaipur',
    ]);
    expect(optionsOf(findField(filters, 'Minimum ROI'))).toEqual(
      [0, 10, 15, 20, 25, 30].map((months) => `${months} months or more`),
    );
    const range = { min: '100000', max: '20000000', step: '100000' };
    expect(findField(filters, 'Minimum investment').attribs).toMatchObject({
      ...range,
      value: '500000',
      'aria-valuetext': '₹5,00,000',
    });
    expect(findField(filters, 'Maximum investment').attribs).toMatchObject({
      ...range,
      value: '5000000',
      'aria-valuetext': '₹50,00,000',
    });
  });

  it('without scripts the search box leads to the listing', async () => {
    const page = await home();
    const form = findAll(findOne(page.document, 'main'), 'form')[1]!;
    const found = await sendForm(site, page, form, 'Search', { search: 'chai' });
    expect(found.path).toBe('/franchises?search=chai');
    expect(valueOf(findField(findOne(found.document, 'main'), 'Search franchises'))).toBe('chai');
  });

  it('without scripts the sentence of money, city and time leads to the listing', async () => {
    const page = await home();
    const form = findAll(findOne(page.document, 'main'), 'form')[0]!;
    const values = { maxInvestment: '1500000', location: 'Indore', maxRoi: '24' };
    const found = await sendForm(site, page, form, 'Show all franchises', values);
    expect(found.path).toBe('/franchises?maxInvestment=1500000&location=Indore&maxRoi=24');
    const chips = findAll(findOne(found.document, 'main'), 'ul', {
      'aria-label': 'Active filters',
    });
    expect(textOf(chips[0]!)).toMatch(/Indore.*up to ₹15L.*Back within 24 months/);
  });

  it('without scripts the filter form leads to the listing, with what it shows', async () => {
    const page = await home();
    const form = findOne(findPart(findOne(page.document, 'main'), 'Narrow it down'), 'form');
    const values = { category: 'Retail', minInvestment: '600000' };
    const found = await sendForm(site, page, form, 'Apply Filters', values);
    const { pathname, searchParams } = new URL(found.path, site.api.core.publicUrl);
    expect(pathname).toBe('/franchises');
    expect(Object.fromEntries(searchParams)).toEqual({
      category: 'Retail',
      location: '',
      maxRoi: '',
      minRoi: '0',
      minInvestment: '600000',
      maxInvestment: '5000000',
    });
    expect(found.status).toBe(200);
  });
});
