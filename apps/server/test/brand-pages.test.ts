import { brandBaseUrl, brandLinkUrl, brandSignInUrl } from '@naya/contract/urls';
import { putContact } from '@naya/db/franchises/contacts';
import { franchises } from '@naya/db/franchises/table';
import { asc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { joinBrand, readSignIn } from './support/brand.ts';
import { useBrandBrowser } from './support/brand-browser.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const browse = useBrandBrowser(site);
let listing = { id: 0, business_name: '' };
beforeAll(async () => {
  const { db } = site.api.core;
  const [first] = await db
    .select({ id: franchises.id, business_name: franchises.business_name })
    .from(franchises)
    .orderBy(asc(franchises.id))
    .limit(1);
  listing = first ?? listing;
  const contact = { name: 'Zenobia Quill', phone: null, designation: null };
  await putContact(db, listing.id, { ...contact, email: 'brand@example.in' });
});

it('leads somebody without a session to the sign-in, and no cache keeps any of it', async () => {
  const asked = await site.api.request(brandBaseUrl);
  expect([asked.status, asked.headers.get('Location')]).toEqual([302, brandSignInUrl]);
  expect(asked.headers.get('Cache-Control')).toBe('no-store');
  for (const path of [brandSignInUrl, brandLinkUrl('a')]) {
    const page = await site.api.request(path);
    expect(page.headers.get('Cache-Control'), path).toBe('no-store');
    expect(await page.text(), path).toContain('noindex');
  }
  expect((await site.api.request(`${brandBaseUrl}/nothing/here`)).status).toBe(404);
});

it('signs in by the mailed code without JavaScript, claims the listing and signs out', async () => {
  const visitor = browse();
  await visitor.open(brandSignInUrl);
  await visitor.press('Mail me a link and a code', { email: 'brand@example.in' });
  expect(visitor.text()).toContain('a mail is on its way');
  await visitor.press('Sign in', { code: '12' });
  expect(visitor.text()).toContain('The code has 6 digits');
  const { code } = await readSignIn(site.api, 'brand@example.in');
  await visitor.press('Sign in', { code });
  expect(visitor.text()).toContain('Your address is on file for this listing.');
  await visitor.press('Claim it');
  expect(visitor.text()).toContain(listing.business_name);
  await visitor.press('Sign out');
  expect(visitor.text()).toContain('There is no password.');
  await visitor.open(brandBaseUrl);
  expect(visitor.text()).toContain('There is no password.');
});

it('uses a mailed link up by its button and not by looking at it', async () => {
  const visitor = browse();
  await visitor.open(brandSignInUrl);
  await visitor.press('Mail me a link and a code', { email: 'brand@example.in' });
  const { token } = await readSignIn(site.api, 'brand@example.in');
  await visitor.open(brandLinkUrl(token));
  await visitor.open(brandLinkUrl(token));
  await visitor.press('Sign in');
  expect(visitor.text()).toContain(listing.business_name);
  const late = browse();
  await late.open(brandLinkUrl(token));
  await late.press('Sign in');
  expect(late.text()).toContain('This link does not work any more');
});

it("shows nobody another brand's pages", async () => {
  const other = browse((await joinBrand(site.api, listing.id + 1, 'other@example.in')).cookie);
  expect(await other.open(`${brandBaseUrl}/${listing.id}`)).toBe(404);
  expect(await other.open(`${brandBaseUrl}/${listing.id + 1}`)).toBe(200);
});
