import { defaultBrand } from '@naya/contract/site-info/brand';
import { beforeAll, expect, it } from 'vitest';
import { findField, optionsOf } from './support/fields.ts';
import { findAll, findOne, findPart } from './support/html.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';
import { useSite } from './support/site.ts';

const site = useSite();
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(site.api, 'owner');
});

async function readOffered() {
  const main = findOne((await site.visit('/')).document, 'main');
  const filters = findPart(main, 'Narrow it down');
  const read = (label: string) => optionsOf(findField(filters, label)).slice(1);
  return { categories: read('Category'), cities: read('City') };
}

const save = (lists: object, version: number) =>
  owner.call('PUT', '/documents/brand', { value: { ...defaultBrand, ...lists }, version });

it('the filters of the home page offer what the office lists, without the demo what is there', async () => {
  const usual = await readOffered();
  expect(usual.categories).toContain('Real Estate');
  const lists = {
    filter_categories: ['Education', 'Retail', 'Education'],
    filter_cities: ['Nagpur'],
  };
  expect((await save(lists, 0)).status).toBe(200);
  expect(await readOffered()).toEqual({ categories: ['Education', 'Retail'], cities: ['Nagpur'] });

  expect((await save({ filter_categories: [], filter_cities: [''] }, 1)).status).toBe(200);
  expect(await readOffered()).toEqual(usual);

  const values = { business_name: 'Nagpur Poha House', locations: ['Nagpur'], category_id: 1 };
  const made = await owner.call('POST', '/franchises', values);
  const { id } = (await made.json()) as { id: number };
  expect((await actOnFranchises(owner, 'approve', [id])).status).toBe(200);
  await owner.call('POST', '/demo/remove', { changed: 'remove' });
  await expect.poll(readOffered).toEqual({ categories: ['Food & Beverage'], cities: ['Nagpur'] });
});

it('without the demo no social site stands there that nobody has given', async () => {
  const { document } = await site.visit('/contact');
  const links = findAll(document, 'a').map(({ attribs }) => attribs['href']);
  expect(links).not.toContain('https://www.facebook.com/');
  expect(links).toContain('/about');
});

it('a city that nobody knows is refused', async () => {
  const answer = await save({ filter_cities: ['Indore', 'Atlantis'] }, 2);
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: object };
  expect(Object.keys(errors)).toEqual(['value.filter_cities']);
});
