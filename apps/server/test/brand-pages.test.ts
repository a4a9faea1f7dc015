import type { BrandFigures, BrandListing, ListingReview } from '@naya/contract/brands/entity';
import {
  brandAccountUrl,
  brandApiUrl,
  brandBaseUrl,
  brandFiguresUrl,
  brandHomeUrl,
  brandLinkUrl,
  brandDocumentsUrl,
  brandPeopleUrl,
  brandPicturesUrl,
  brandSecondFactorUrl,
  brandSettingsUrl,
  brandTextsUrl,
  brandUrl,
  investorFeedbackUrl,
  confirmEnquiryUrl,
} from '@naya/contract/brands/urls';
import { brandSignInUrl, franchiseUrl, withPictureFocus } from '@naya/contract/urls';
import { maxFormBytes } from '@naya/contract/constants';
import { createConfirmToken } from '@naya/core/brands/confirm-enquiry';
import { createFeedbackToken } from '@naya/core/brands/feedback';
import { putContact } from '@naya/db/franchises/contacts';
import { franchiseViews, viewSources } from '@naya/db/tables/views';
import { franchises } from '@naya/db/tables/franchises';
import { asc, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson } from './support/api.ts';
import { joinBrand, readSignIn } from './support/brand.ts';
import { useBrandBrowser } from './support/brand-browser.ts';
import { findAll, hrefOf, textOf } from './support/html.ts';
import { createColleague } from './support/office.ts';
import { asBlob, drawPicture } from './support/pictures.ts';
import { useSite } from './support/site.ts';
import { totp } from './support/totp.ts';

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

it('the sign-in is found from every page, by its menu and by its foot', async () => {
  const { document } = await site.visit('/');
  const links = findAll(document, 'a').filter(({ attribs }) => attribs['href'] === brandSignInUrl);
  expect(links.map(textOf)).toEqual(['Sign in for brands', 'Sign in for brands']);
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
  // A page that scripts load asks for its URL with .data at the end, which a cookie of version 0.1, for /brand, reaches only below it.
  expect(`${visitor.page().path}.data`).toMatch(/^\/brand\//);
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

it('a page hands on the cookie of a session of version 0.1', async () => {
  const { cookie } = await joinBrand(site.api, listing.id, 'earlier@example.in');
  const Cookie = cookie.replace('person.session_token', 'brand.session_token');
  const page = await site.api.request(brandAccountUrl, { headers: { Cookie } });
  const set = page.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  expect([page.status, set.length]).toEqual([200, 1]);
  expect(cookie.split('; ')).toContain(set[0]);
});

it("shows nobody another brand's pages", async () => {
  const other = browse((await joinBrand(site.api, listing.id + 1, 'other@example.in')).cookie);
  expect(await other.open(`${brandBaseUrl}/${listing.id}`)).toBe(404);
  expect(await other.open(`${brandBaseUrl}/${listing.id + 1}`)).toBe(200);
});

it('invites on the page of people; the invited person accepts, and leaves again', async () => {
  const { api } = site;
  const brand = listing.id + 2;
  const owner = await joinBrand(api, brand, 'owner@invites.example');
  const person = await joinBrand(api, brand + 1, 'person@invited.example', 'member');
  const host = browse(owner.cookie);
  await host.open(brandPeopleUrl(brand));
  await host.press('Invite', { email: person.email, name: 'As typed' });
  expect(host.text()).toContain('As typed');
  expect(host.text()).toContain('invited, has not accepted yet');
  await host.press('Leave');
  expect(host.text()).toContain('A brand keeps at least one owner.');
  const guest = browse(person.cookie);
  await guest.open(brandHomeUrl);
  expect(guest.text()).toContain('You are invited as a member.');
  await guest.press('Accept');
  expect(guest.page().path).toBe(brandUrl(brand));
  await guest.open(brandSettingsUrl(brand));
  expect(findAll(guest.page().document, 'input', { name: 'mail_to' })).toHaveLength(1);
  await guest.open(brandPeopleUrl(brand));
  expect(findAll(guest.page().document, 'button').map(textOf)).not.toContain('Remove');
  await guest.press('Leave');
  expect(await guest.open(brandUrl(brand))).toBe(404);
  await host.open(brandPeopleUrl(brand));
  await host.press('Invite', { email: person.email });
  await host.press('Withdraw');
  expect(host.text()).not.toContain(person.email);
});

it('reads, answers and moves an enquiry without JavaScript, and pauses the listing', async () => {
  const { api } = site;
  const owner = await joinBrand(api, listing.id, 'owner@brand.example');
  const enquiry = {
    name: 'Asha Rao',
    email: 'asha@investor.example',
    phone: '9811122333',
    message: 'A kiosk in Pune.',
    franchiseId: String(listing.id),
    franchiseName: listing.business_name,
  };
  await api.request('/admin/api/investor', postJson(enquiry));
  const visitor = browse(owner.cookie);
  await visitor.open(`${brandBaseUrl}/${listing.id}`);
  expect(visitor.text()).toContain('Waiting for less than an hour. Due');
  expect(visitor.text()).toContain('Not confirmed');
  const { rows: sent } = await api.core.db.execute<{ id: number }>(
    sql`select max(id) as id from submissions where kind = 'enquiry'`,
  );
  const link = confirmEnquiryUrl(createConfirmToken(api.core.secret, sent[0]?.id ?? 0));
  const sender = browse();
  for (const _ of ['a mail program', 'its reader']) {
    await sender.open(link);
    expect(sender.text()).toContain('Did you send this enquiry?');
  }
  await sender.press('Yes, I sent it');
  expect(sender.text()).toContain(`${listing.business_name} sees that your enquiry is confirmed.`);
  expect(await sender.open(`${link}x`)).toBe(404);
  await visitor.open(`${brandBaseUrl}/${listing.id}`);
  expect(visitor.text()).not.toContain('Not confirmed');
  await visitor.open(hrefOf(visitor.page().document, /^Asha Rao/) ?? '');
  expect(visitor.text()).toContain('A kiosk in Pune.');
  const tab = findAll(visitor.page().document, 'a', { 'aria-current': 'true' });
  expect(tab.map(textOf)).toEqual(['Inbox']);
  await visitor.press('Save', { stage: 'not-a-fit', reason: '' });
  expect(visitor.text()).toContain('Please give a reason');
  await visitor.press('Send the answer', { text: 'Gladly.\nOn Monday?' });
  expect(visitor.text()).toContain('Mailed to the investor · owner');
  await visitor.press('Save', { stage: 'visiting' });
  await visitor.press('Mark as answered', { note: 'Called too.' });
  expect(visitor.text()).toContain('Note, for your people alone');
  await visitor.open(`${brandBaseUrl}/${listing.id}`);
  expect(visitor.text()).toContain('Answered on');
  expect(visitor.text()).toContain('Visiting');

  await visitor.open(`${brandBaseUrl}/${listing.id}/settings`);
  await visitor.press('Save', { paused_until: '2099-01-31', working_days: ['Sunday'] });
  expect(visitor.text()).toContain('Please choose at least 3 days');
  await visitor.press('Save', { working_days: ['Monday', 'Tuesday', 'Sunday'] });
  const settings = await owner.read(`/brands/${listing.id}/settings`);
  expect(settings).toMatchObject({ working_days: ['Monday', 'Tuesday', 'Sunday'] });
  const page = await site.visit(franchiseUrl(listing.id));
  expect(textOf(page.document)).toContain('Not taking partners until 31 Jan 2099');
  // As the nightly job counts it.
  await api.core.db.execute(sql`update franchises
    set enquiries_counted = 41, enquiries_answered = 38 where id = ${listing.id + 1}`);
  const rated = textOf((await site.visit(franchiseUrl(listing.id + 1))).document);
  expect(rated).toContain('Answers 92% within two working days (last 90 days, 41 enquiries)');
  expect(rated).toContain('Nobody can buy it.');
  const [asked] = await api.core.db
    .execute<{ id: number }>(sql`update brand_deliveries
    set delivered_at = now() - interval '8 days' returning submission_id as id`)
    .then(({ rows }) => rows);
  const investor = browse();
  const token = createFeedbackToken(api.core.secret, asked?.id ?? 0);
  await investor.open(investorFeedbackUrl(token, 'no'));
  expect(investor.text()).toContain('Gladly.');
  await investor.press('Still no: I heard nothing');
  expect(investor.text()).toContain('It helps the next investor.');
  expect(await investor.open(investorFeedbackUrl(`${token}x`, 'no'))).toBe(404);
  await visitor.open(`${brandBaseUrl}/${listing.id}/999999999`);
  expect(visitor.page().status).toBe(404);
  expect(visitor.text()).toContain('Page Not Found');
});

it('says of a form that is too large that it was not sent, and shows none of it as emptied', async () => {
  const { api } = site;
  const owner = await joinBrand(api, listing.id, 'large@brand.example');
  const visitor = browse(owner.cookie);
  const path = brandTextsUrl(listing.id);
  await visitor.open(path);
  const [shown = ''] = findAll(visitor.page().document, 'textarea').map(textOf);
  expect(await visitor.press('Save', { description: 'x'.repeat(maxFormBytes.longTexts) })).toBe(
    413,
  );
  expect(visitor.text()).toContain('This form is too large and was not sent.');
  expect(findAll(visitor.page().document, 'textarea').map(textOf)[0]).toBe(shown);
  expect(shown).not.toBe('');
});

it('a row that cannot go says so itself, and no other row does', async () => {
  const { api } = site;
  const brand = listing.id + 4;
  const owner = await joinBrand(api, brand, 'last-owner@brand.example');
  await joinBrand(api, brand, 'member@brand.example', 'member');
  const headers = { Cookie: owner.cookie, Origin: api.core.publicUrl };
  const body = new URLSearchParams({ intent: 'leave' });
  const page = await site.visit(brandPeopleUrl(brand), { method: 'POST', headers, body });
  const alerts = findAll(page.document, 'div', { role: 'alert' }).map(textOf);
  expect(alerts.filter(Boolean)).toEqual(['A brand keeps at least one owner.']);
});

it('sets up a second factor without JavaScript, asks for it at the next sign-in, and turns it off', async () => {
  const { api } = site;
  const { cookie, email } = await joinBrand(api, listing.id + 3, 'factor@brand.example');
  const visitor = browse(cookie);
  await visitor.open(brandAccountUrl);
  await visitor.press('Set it up');
  const shown = findAll(visitor.page().document, 'input');
  const valueOf = (name: string) =>
    shown.find(({ attribs }) => attribs['name'] === name)?.attribs['value'] ?? '';
  const key = valueOf('secret');
  const [first = '', second = ''] = valueOf('backup_codes').split(' ');
  expect(visitor.text()).toContain(first);
  await visitor.press('Turn it on', { code: '000000' });
  expect(visitor.text()).toContain('This code is not right');
  expect(visitor.text()).toContain(key);
  await visitor.press('Turn it on', { code: totp(key) });
  expect(visitor.text()).toContain('It is on');

  const elsewhere = browse();
  await elsewhere.open(brandSignInUrl);
  await elsewhere.press('Mail me a link and a code', { email });
  await elsewhere.press('Sign in', { code: (await readSignIn(api, email)).code });
  expect(elsewhere.page().path).toBe(brandSecondFactorUrl);
  await elsewhere.press('Sign in', { code: first });
  expect(elsewhere.text()).toContain('Inbox');
  await elsewhere.open(brandAccountUrl);
  await elsewhere.press('Turn it off', { code: second });
  expect(elsewhere.text()).toContain('Set it up');
});

it('shows weeks of figures, and cities and words only of five visitors or more', async () => {
  const { api } = site;
  const owner = await joinBrand(api, listing.id + 2, 'figures@brand.example');
  const franchise_id = listing.id + 2;
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await api.core.db.insert(franchiseViews).values({ franchise_id, day, views: 1_234, saves: 56 });
  const seen = { franchise_id, day };
  await api.core.db.insert(viewSources).values([
    { ...seen, kind: 'city', value: 'Indore', views: 5 },
    { ...seen, kind: 'city', value: 'Sonkatch', views: 4 },
    { ...seen, kind: 'word', value: 'filter coffee', views: 7 },
  ]);
  const figures = await owner.read<BrandFigures>(`/brands/${franchise_id}/figures`);
  expect(figures.weeks.map(({ views, saves }) => [views, saves]).slice(-2)).toEqual([
    [1_234, 56],
    [0, 0],
  ]);
  const visitor = browse(owner.cookie);
  await visitor.open(brandFiguresUrl(franchise_id));
  for (const shown of ['1,234', 'Saved56', 'Indore', 'filter coffee'])
    expect(visitor.text()).toContain(shown);
  expect(visitor.text()).not.toContain('Sonkatch');
});

it('orders, cuts, adds and removes pictures without JavaScript, and keeps no file of another', async () => {
  const { api } = site;
  const owner = await joinBrand(api, listing.id, 'pictures@brand.example');
  const read = async () =>
    (await owner.read<BrandListing>(`/brands/${listing.id}/listing`)).values.images;
  const [first = '', second = '', ...others] = await read();
  const places = ['2', '1', ...others.map((_, at) => String(at + 3))];
  const visitor = browse(owner.cookie);
  await visitor.open(brandPicturesUrl(listing.id));
  const added = new File([asBlob(await drawPicture({ width: 50 }))], 'shop.jpg');
  const lying = new File(['%PDF-1.7 no picture'], 'shop.jpg');
  expect(await visitor.press('Save', { new: [lying] })).toBe(415);
  await visitor.open(brandPicturesUrl(listing.id));
  await visitor.press('Save', {
    place: places,
    focus: ['50,0', ...places.slice(1).map(() => '50,50')],
    remove: others.map((_, at) => String(at + 2)),
    new: [added],
  });
  const saved = await read();
  expect(saved.slice(0, 2)).toEqual([second, withPictureFocus(first ?? '', { x: 50, y: 0 })]);
  expect(saved).toHaveLength(3);
  expect(saved[2]).toMatch(/^\/media\/.*-50x30\.webp#colour=[\da-f]{6}$/);

  const { version } = await owner.read<BrandListing>(`/brands/${listing.id}/listing`);
  const form = new FormData();
  const foreign = { version: String(version), logo: 'keep', images: '["/media/other.webp"]' };
  for (const [name, value] of Object.entries(foreign)) form.append(name, value);
  const path = `${brandApiUrl}/brands/${listing.id}/listing/pictures`;
  const headers = { Cookie: owner.cookie, Origin: api.core.publicUrl };
  expect((await api.request(path, { method: 'POST', headers, body: form })).status).toBe(422);
});

it('takes papers that only operators open, and tells by the bytes what they are', async () => {
  const { api } = site;
  const owner = await joinBrand(api, listing.id, 'papers@brand.example');
  const editor = await createColleague(api, 'editor');
  const visitor = browse(owner.cookie);
  await visitor.open(brandDocumentsUrl(listing.id));
  const script = new File(['<script>alert(1)</script>'], 'gst.pdf');
  expect(await visitor.press('Send', { detail: 'GST certificate', file: script })).toBe(415);
  expect(visitor.text()).toContain('Please choose a PDF or a picture.');
  const paper = new File(['%PDF-1.7 our numbers'], 'gst.pdf');
  await visitor.press('Send', { detail: 'GST certificate', file: paper });
  expect(visitor.text()).toContain('gst.pdf');
  const { papers } = await editor.read<ListingReview>(`/franchises/${listing.id}/talk`);
  expect(papers).toMatchObject([{ detail: 'GST certificate', name: 'gst.pdf' }]);
  const file = await editor.call('GET', `/brand-papers/${papers[0]?.id}/file`);
  expect(await file.text()).toBe('%PDF-1.7 our numbers');
  expect(file.headers.get('Content-Security-Policy')).toContain('sandbox');
  await visitor.press('Remove');
  expect(visitor.text()).not.toContain('gst.pdf');
});
