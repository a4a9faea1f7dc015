import type { BrandListing, ListingQuestion, ListingReview } from '@naya/contract/brands/entity';
import { fieldsOfForm } from '@naya/contract/brands/listing-fields';
import {
  brandApiUrl,
  brandClaimsUrl,
  brandListingUrl,
  brandTextsUrl,
} from '@naya/contract/brands/urls';
import { franchiseUrl } from '@naya/contract/urls';
import { franchises } from '@naya/db/tables/franchises';
import { mails } from '@naya/db/tables/mail';
import { and, asc, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { joinBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { useBrandBrowser } from './support/brand-browser.ts';
import { textOf } from './support/html.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const browse = useBrandBrowser(site);
let brand = 0;
let owner = {} as BrandPerson;
let editor = {} as Colleague;
beforeAll(async () => {
  const { db } = site.api.core;
  const [first] = await db
    .select({ id: franchises.id })
    .from(franchises)
    .where(eq(franchises.status, 'approved'))
    .orderBy(asc(franchises.id))
    .limit(1);
  brand = first?.id ?? 0;
  editor = await createColleague(site.api, 'editor');
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

const decide = (id: number | undefined, body: object) =>
  editor.call('POST', `/brand-changes/${id}/decision`, body);
const readReview = () => editor.read<ListingReview>(`/franchises/${brand}/talk`);
const mailsTo = (email: string) =>
  site.api.core.db
    .select({ details: mails.details })
    .from(mails)
    .where(and(eq(mails.kind, 'brand-change'), eq(mails.to, email)))
    .orderBy(desc(mails.id));

it('an operator sees the difference, approves or declines it, and the brand hears of it', async () => {
  const money = {
    partner_share_percentage: 31.5,
    royalty_base: 'Gross profit',
    renewal_fee: 9_000,
  };
  await send('claims', { business_name: 'Naya Naam', total_outlets: 9, ...money });
  const { waiting, version } = await readReview();
  expect(waiting).toMatchObject({ author: 'owner', after: { total_outlets: 9, ...money } });
  const listed = await editor.read<{ data: object[] }>('/brand-changes?filter={"waiting":true}');
  expect(listed.data).toMatchObject([{ franchise_id: brand, state: 'waiting', author: 'owner' }]);
  expect(await editor.read('/notices')).toMatchObject({ changesWaiting: 1 });
  const stale = await decide(waiting?.id, { decision: 'approve', version: version - 1 });
  expect(stale.status).toBe(409);
  expect((await decide(waiting?.id, { decision: 'decline' })).status).toBe(422);
  const doubted = await decide(waiting?.id, { decision: 'approve', version });
  expect([doubted.status, await doubted.json()]).toMatchObject([
    422,
    { warnings: expect.any(Object) },
  ]);
  expect(await publicText()).not.toContain('Naya Naam');
  const sure = { decision: 'approve', version, acceptWarnings: true };
  expect((await decide(waiting?.id, sure)).status).toBe(200);
  expect(await publicText()).toContain('Naya Naam');
  expect((await decide(waiting?.id, { decision: 'approve', version })).status).toBe(409);

  await send('claims', { royalty_percentage: 1 });
  const next = await readReview();
  const reason = 'Please show us the contract.';
  await decide(next.waiting?.id, { decision: 'decline', reason });
  const { values, waiting: none, changes } = await readListing();
  expect([values['royalty_percentage'] === 1, none]).toEqual([false, null]);
  expect(changes[0]).toMatchObject({ state: 'refused', reason });
  expect(await mailsTo(owner.email)).toMatchObject([
    { details: { state: 'refused', reason } },
    { details: { state: 'approved' } },
  ]);
});

it('an operator takes a live change back, unless something was built upon it', async () => {
  const { headquarters } = (await readListing()).values;
  await send('texts', { headquarters: 'Agra' });
  const reason = 'That is another brand.';
  const [change] = (await readReview()).changes;
  await send('texts', { headquarters: 'Patna' });
  expect((await decide(change?.id, { decision: 'take back', reason })).status).toBe(409);
  const [newest] = (await readReview()).changes;
  expect((await decide(newest?.id, { decision: 'take back', reason })).status).toBe(200);
  expect((await decide(change?.id, { decision: 'take back', reason })).status).toBe(200);
  expect((await readListing()).values['headquarters']).toBe(headquarters);
});

it('a question reaches the brand by mail and on its page, and its answer the operators', async () => {
  // Somebody who wants no mail about enquiries still hears of the listing.
  await owner.call('POST', `/brands/${brand}/settings`, { mail_to: [] });
  const { version } = await readReview();
  const ask = { kind: 'ask', text: 'How many of the outlets are your own?', version };
  await editor.call('POST', `/franchises/${brand}/talk`, { kind: 'note', text: 'Sounds odd.' });
  await editor.call('POST', `/franchises/${brand}/talk`, ask);
  const [mail] = await mailsTo(owner.email);
  expect(mail?.details).toMatchObject({ state: 'asked', reason: ask.text });
  const visitor = browse(owner.cookie);
  await visitor.open(brandListingUrl(brand));
  expect(visitor.text()).toContain(ask.text);
  expect(visitor.text()).not.toContain('Sounds odd.');
  expect(visitor.text()).not.toContain(editor.email);
  for (const button of ['Answer', 'Answer']) await visitor.press(button, { text: 'All of them.' });
  expect(visitor.text()).toContain('All of them.');
  expect(await editor.read('/notices')).toMatchObject({ answersUnseen: [brand] });
  expect((await readReview()).talk.map(({ kind }) => kind)).toEqual(['note', 'ask', 'answer']);
  expect(await editor.read('/notices')).toMatchObject({ answersUnseen: [] });
});

it('the sender of a listing answers by the mailed link while it waits for a decision', async () => {
  const email = 'sender@listing.example';
  const form = multipart(listingParts({ email }));
  expect((await site.api.request('/admin/api/franchise-owner', form)).status).toBe(201);
  const [pending] = await site.api.core.db
    .select({ id: franchises.id })
    .from(franchises)
    .where(eq(franchises.status, 'pending'))
    .orderBy(desc(franchises.id));
  const id = pending?.id ?? 0;
  await editor.call('POST', `/franchises/${id}/talk`, {
    kind: 'ask',
    text: 'Which state?',
    version: 1,
  });
  const [mail] = await mailsTo(email);
  const { pathname } = new URL((mail?.details as { url?: string } | undefined)?.url ?? '');
  const visitor = browse();
  expect(await visitor.open(`${pathname}x`)).toBe(404);
  await visitor.open(pathname);
  expect(visitor.text()).toContain('Which state?');
  const token = pathname.split('/').at(-1) ?? '';
  const asked = await site.api.request(`${brandApiUrl}/listing-answers/${token}`);
  const { version, values } = (await asked.json()) as ListingQuestion;
  const late = { ...values, token, text: 'Late.', version: version - 1 };
  const refused = await postToBrand(site.api, '/listing-answers', late);
  expect(refused.status).toBe(409);
  // Nothing of the row that is the operators' alone.
  expect(((await refused.json()) as { current: object }).current).toEqual({ version, ...values });
  await visitor.press('Send the answer', { text: 'Goa.', headquarters: 'Panaji' });
  expect(visitor.text()).toContain('Your answer is with us.');
  const { talk } = await editor.read<ListingReview>(`/franchises/${id}/talk`);
  expect(talk.at(-1)).toMatchObject({ kind: 'answer', text: 'Goa.', author: null });
  const { franchise } = await editor.read<{ franchise: object }>(`/franchises/${id}/review`);
  expect(franchise).toMatchObject({ headquarters: 'Panaji', status: 'pending' });
  await actOnFranchises(editor, 'approve', [id]);
  expect(await visitor.open(pathname)).toBe(410);
  expect(visitor.text()).toContain('This question is closed');
});
