import type { BrandListing } from '@naya/contract/brands/entity';
import { fieldsOfForm } from '@naya/contract/brands/listing-fields';
import { brandClaimsUrl, brandListingUrl, brandTextsUrl, franchiseUrl } from '@naya/contract/urls';
import { franchises } from '@naya/db/franchises/table';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { joinBrand, type BrandPerson } from './support/brand.ts';
import { useBrandBrowser } from './support/brand-browser.ts';
import { textOf } from './support/html.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const browse = useBrandBrowser(site);
let brand = 0;
let owner = {} as BrandPerson;
beforeAll(async () => {
  const { db } = site.api.core;
  const [first] = await db
    .select({ id: franchises.id })
    .from(franchises)
    .where(eq(franchises.status, 'approved'))
    .orderBy(asc(franchises.id))
    .limit(1);
  brand = first?.id ?? 0;
  owner = await joinBrand(site.api, brand, 'owner@brand.example');
});

const readListing = () => owner.read<BrandListing>(`/brands/${brand}/listing`);
const publicText = async () => textOf((await site.visit(franchiseUrl(brand))).document);
/** All fields of a form as they are stored, with some changed. */
async function send(form: 'texts' | 'claims', changed: object) {
  const { version, values, waiting } = await readListing();
  const stored = Object.fromEntries(fieldsOfForm(form).map((name) => [name, values[name]]));
  const body = { ...stored, version, waiting: waiting?.id ?? null, ...changed };
  return owner.call('POST', `/brands/${brand}/listing/${form}`, body);
}

it('a form that was only opened and sent changes nothing', async () => {
  const visitor = browse(owner.cookie);
  const { version } = await readListing();
  await visitor.open(brandTextsUrl(brand));
  await visitor.press('Save');
  await visitor.open(brandClaimsUrl(brand));
  await visitor.press('Send for review');
  expect(await readListing()).toMatchObject({ version, waiting: null, changes: [] });
});

it('texts are live at once, without JavaScript, and faults stand at their fields', async () => {
  const visitor = browse(owner.cookie);
  await visitor.open(brandTextsUrl(brand));
  await visitor.press('Save', { email: 'nobody', features: 'Bright sign\r\nSmall shop' });
  expect(visitor.text()).toContain('Please enter a valid email');
  expect(visitor.text()).toContain('Bright sign');
  const cities = 'Pune (3)\nAnywhere in Goa';
  await visitor.press('Save', {
    email: 'us@brand.example',
    description: 'Tea from the\nfirst cup on.',
    outlet_cities: cities,
  });
  expect(visitor.page().path).toBe(brandListingUrl(brand));
  expect(visitor.text()).toContain('Live');
  expect(visitor.text()).toContain('After: Tea from the first cup on.');
  expect(await publicText()).toContain('first cup on.');
  const { values, changes } = await readListing();
  expect(values['features']).toEqual(['Bright sign', 'Small shop']);
  expect(values['outlet_cities']).toMatchObject([{ city: 'Pune', count: 3 }, { state: 'Goa' }]);
  expect(changes).toMatchObject([{ state: 'live', author: 'owner' }]);
});

it('claims wait: the live listing stays, and the brand sees what it asked for', async () => {
  const visitor = browse(owner.cookie);
  await visitor.open(brandClaimsUrl(brand));
  await visitor.press('Send for review', { business_name: '', investment_min: 'a lot' });
  expect(visitor.text()).toContain('2 fields need your attention.');
  await visitor.press('Send for review', {
    business_name: 'Naya Naam',
    investment_min: '12.5 lakh',
    total_outlets: '1,204',
    open_cities: 'Indore',
  });
  expect(visitor.text()).toContain('Waits for our review');
  expect(visitor.text()).toContain('12,50,000');
  expect(await publicText()).not.toContain('Naya Naam');
  const { values, waiting } = await readListing();
  expect(values['business_name']).not.toBe('Naya Naam');
  expect(waiting?.after).toMatchObject({
    business_name: 'Naya Naam',
    investment_min: 1_250_000,
    total_outlets: 1_204,
    open_cities: [{ city: 'Indore', state: 'Madhya Pradesh' }],
  });
  await visitor.open(brandClaimsUrl(brand));
  await visitor.press('Send for review', { business_name: 'Naya Naam 2' });
  expect((await readListing()).waiting?.after).toMatchObject({
    business_name: 'Naya Naam 2',
    total_outlets: 1_204,
  });
  await visitor.press('Withdraw');
  expect((await readListing()).waiting).toBeNull();
});

it('a claim is none of the texts, and what only operators set is nobody else’s', async () => {
  await send('texts', { headquarters: 'Nagpur', investment_min: 1, is_featured: true, slug: 'x' });
  const { values, changes } = await readListing();
  expect([values['headquarters'], values['investment_min'] === 1]).toEqual(['Nagpur', false]);
  expect(Object.keys(changes[0]?.after ?? {})).toEqual(['headquarters']);
  expect((await send('claims', { category_id: 999_999 })).status).toBe(422);
});

it('of two people who edit the same, the second sees both and decides', async () => {
  const visitor = browse(owner.cookie);
  await visitor.open(brandTextsUrl(brand));
  await send('texts', { headquarters: 'Surat' });
  await visitor.press('Save', { headquarters: 'Jaipur' });
  expect(visitor.page().status).toBe(409);
  expect(visitor.text()).toContain('Somebody else has changed this since you opened it.');
  expect(visitor.text()).toContain('Stored now: Surat');
  await visitor.press('Save');
  expect((await readListing()).values['headquarters']).toBe('Jaipur');

  await visitor.open(brandClaimsUrl(brand));
  await send('claims', { total_outlets: 7 });
  await visitor.press('Send for review', { total_outlets: '8' });
  expect(visitor.text()).toContain('Somebody else has asked for another change since.');
  expect((await readListing()).waiting?.after).toEqual({ total_outlets: 7 });
});

it('"everything is still right" renews the date that visitors see', async () => {
  const visitor = browse(owner.cookie);
  await site.api.core.db.update(franchises).set({ confirmed_at: null, is_outdated: true });
  await visitor.open(brandListingUrl(brand));
  expect(visitor.text()).toContain('Nobody has confirmed it yet.');
  await visitor.press('Everything is still right');
  expect(visitor.text()).toContain('Last confirmed on');
});
