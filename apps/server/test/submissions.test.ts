import { randomUUID } from 'node:crypto';
import { insertCategories } from '@naya/db/seed/insert';
import { auditLines } from '@naya/db/tables/history';
import { franchises } from '@naya/db/tables/franchises';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { asBlob, drawPicture } from './support/pictures.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const stored = () => api.core.db.select().from(submissions).orderBy(submissions.id);
const newest = async () => (await stored()).at(-1);

const enquiry = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '00000 11111',
  message: 'Is Nagpur open?',
  franchiseId: '1',
  franchiseName: 'Chai Gully',
};
const investor = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '00000 11111',
  location: 'Nagpur',
  investmentRange: '10-20L',
  preferredIndustry: 'Food & Beverage',
  experience: '',
};
const contact = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '',
  subject: 'Support',
  message: 'Hello',
};

describe.each(['/admin/api', '/api'])('submissions to %s', (base) => {
  it('keep an enquiry with its franchise and an audit line', async () => {
    const response = await api.request(`${base}/investor`, postJson(enquiry));
    expect(response.status).toBe(201);
    const receipt = await response.json();
    const row = await newest();
    expect(receipt).toEqual({
      success: true,
      message: 'Thank you for your enquiry! A representative will contact you shortly.',
      id: row?.id,
    });
    expect(row).toMatchObject({ kind: 'enquiry', franchise_id: 1, incomplete: false });
    expect(row?.payload).toEqual(enquiry);
    const lines = await api.core.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.entity_id, String(row?.id)));
    expect(lines).toHaveLength(1);
  });

  it('keep a registration when no franchise is named', async () => {
    const response = await api.request(`${base}/investor`, postJson(investor));
    expect(response.status).toBe(201);
    expect(await newest()).toMatchObject({ kind: 'investor', payload: investor });
  });

  it('keep a contact message', async () => {
    const response = await api.request(`${base}/contact`, postJson(contact));
    expect(response.status).toBe(201);
    expect(await newest()).toMatchObject({ kind: 'contact', payload: contact });
  });
});

it('marks an enquiry made of defaults as incomplete', async () => {
  const defaults = { ...enquiry, name: 'Anonymous', email: 'hello@example.in', phone: 'N/A' };
  await api.request('/admin/api/investor', postJson(defaults));
  expect(await newest()).toMatchObject({ incomplete: true });
});

it('gives a repeated key the first answer and stores nothing new', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const send = () => api.request('/admin/api/contact', postJson(contact, headers));
  const first = await (await send()).json();
  const before = (await stored()).length;
  const again = await Promise.all([send(), send(), send()]);
  for (const response of again) {
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(first);
  }
  expect(await stored()).toHaveLength(before);
});

describe('bad input', () => {
  it.each([
    ['an empty contact', '/contact', {}, ['name', 'email', 'subject', 'message']],
    ['an unknown subject', '/contact', { ...contact, subject: 'Spam' }, ['subject']],
    ['a bad e-mail', '/investor', { ...enquiry, email: 'no' }, ['email']],
    ['an unknown range', '/investor', { ...investor, investmentRange: '1L' }, ['investmentRange']],
    ['a list', '/investor', [1, 2], null],
    ['null', '/contact', null, null],
  ])('%s is a 422 that names the fields', async (_name, path, body, fields) => {
    const before = (await stored()).length;
    const response = await api.request(`/admin/api${path}`, postJson(body));
    expect(response.status).toBe(422);
    const answer = (await response.json()) as { success: boolean; errors: Record<string, string> };
    expect(answer.success).toBe(false);
    if (fields) expect(Object.keys(answer.errors)).toEqual(expect.arrayContaining(fields));
    expect(await stored()).toHaveLength(before);
  });

  it.each([
    ['broken JSON', 400, postJson('{"name":')],
    ['an empty body', 400, postJson('')],
    ['a form', 415, { method: 'POST', body: new URLSearchParams(contact) }],
    ['no type', 415, { method: 'POST', body: new Uint8Array([1]) }],
    ['too much', 413, postJson({ ...contact, message: 'x'.repeat(200_000) })],
    ['a bad key', 422, postJson(contact, { 'Idempotency-Key': 'mine' })],
  ])('%s is refused with %i', async (_name, status, init) => {
    const response = await api.request('/admin/api/contact', init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
  });
});

const listing = {
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '0000011111',
  designation: 'Founder',
  business_name: 'Dosa Gali',
  website: '',
  Headquarters: 'Mysuru',
  operatingstates: 'Karnataka,Tire 1cities',
  category: 'Food & Beverage',
  investment_min: '500000',
  investment_max: '300000',
  franchise_model: 'Single Unit',
  description: 'D',
};

function form(overrides: Record<string, string | Blob> = {}): RequestInit {
  const body = new FormData();
  for (const [key, value] of Object.entries({ ...listing, ...overrides })) body.append(key, value);
  return { method: 'POST', body };
}

const picture = async (width = 40) => asBlob(await drawPicture({ width }));

describe('a listing', () => {
  it('becomes a pending franchise that is not public', async () => {
    const files = { logo: await picture(), image1: await picture(50), image3: await picture(60) };
    const costs = { cost_interior: '1,20,000', costs_not_included: 'Deposit' };
    const places = { open_cities: 'Bangalore, anywhere in Goa', outlet_cities: 'Mysore (2)' };
    const response = await api.request(
      '/admin/api/franchise-owner',
      form({ ...files, ...costs, ...places }),
    );
    expect(response.status).toBe(201);
    const row = await newest();
    const [franchise] = await api.core.db
      .select()
      .from(franchises)
      .where(eq(franchises.id, row?.franchise_id ?? 0));
    expect(franchise).toMatchObject({
      status: 'pending',
      business_name: 'Dosa Gali',
      headquarters: 'Mysuru',
      territory_details: ['Karnataka', 'Tire 1cities'],
      investment_min: 500_000,
      investment_max: 300_000,
      model_type: 'Single Unit',
      cost_interior: 120_000,
      cost_stock: null,
      costs_not_included: ['Deposit'],
      open_cities: [
        { city: 'Bangalore', state: 'Karnataka' },
        { city: null, state: 'Goa' },
      ],
      waiting_cities: [],
      outlet_cities: [{ city: 'Mysuru', count: 2, state: 'Karnataka' }],
    });
    expect(franchise?.images).toHaveLength(2);
    expect((await api.request('/admin/api/franchises/dosa-gali')).status).toBe(404);

    const served = await api.request(franchise?.business_logo ?? '');
    expect(served.headers.get('Cache-Control')).toContain('immutable');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    const jobs = await api.core.db.execute<{ picture: string }>(
      sql`select data->>'picture' as picture from pgboss.job where name = 'make-variants'`,
    );
    const addresses = jobs.rows.map((job) => `/media/${job.picture}.webp`);
    expect(addresses.sort()).toEqual(
      [franchise?.business_logo ?? '', ...(franchise?.images ?? [])]
        .map((url) => url.replace(/#colour=[\da-f]{6}$/, ''))
        .sort(),
    );
  });

  it('is stored once however often it is sent', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => api.request('/admin/api/franchise-owner', { ...form(), headers });
    const answers = await Promise.all([send(), send()]);
    const ids = await Promise.all(
      answers.map(async (each) => (await each.json()) as { id: number }),
    );
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    const rows = await api.core.db.select().from(franchises);
    expect(rows.filter(({ business_name }) => business_name === 'Dosa Gali')).toHaveLength(2);
  });

  it('has a URL of its own when others of its name come at the same moment', async () => {
    const business_name = 'One of Many';
    const send = () => api.request('/admin/api/franchise-owner', form({ business_name }));
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const rows = await api.core.db
      .select({ slug: franchises.slug })
      .from(franchises)
      .where(eq(franchises.business_name, business_name));
    const numbered = [2, 3, 4, 5, 6].map((count) => `one-of-many-${count}`);
    expect(rows.map(({ slug }) => slug).sort()).toEqual(['one-of-many', ...numbered]);
  });

  it.each([
    [
      'a text called a picture',
      'image1',
      new Blob(['<svg onload="x"/>'], { type: 'image/png' }),
      415,
    ],
    ['an SVG', 'logo', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 415],
    ['more than 5 MB', 'image2', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 413],
  ])('with %s is refused at that field', async (_name, field, file, status) => {
    const response = await api.request('/admin/api/franchise-owner', form({ [field]: file }));
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('without its fields gets the spec’s own messages', async () => {
    const response = await api.request('/admin/api/franchise-owner', {
      method: 'POST',
      body: new FormData(),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: {
        name: 'Name is required',
        phone: 'Phone number is required',
        email: 'Email is required',
        designation: 'Designation is required',
        business_name: 'Company name is required',
        Headquarters: 'Headquarters location is required',
        operatingstates: 'Please select at least one state',
        category: 'Please select a category',
        investment_min: 'Minimum investment is required',
        investment_max: 'Maximum investment is required',
        franchise_model: 'Please select a model type',
        description: 'Description is required',
      },
    });
  });

  it('in JSON is refused with 415, an unreadable form with 400', async () => {
    const json = await api.request('/admin/api/franchise-owner', postJson(listing));
    expect(json.status).toBe(415);
    const broken = await api.request('/admin/api/franchise-owner', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'rubbish',
    });
    expect(broken.status).toBe(400);
  });

  it('names a category that exists', async () => {
    await insertCategories(api.core.db, [{ name: 'Retail', slug: 'retail' }]);
    const known = await api.request('/admin/api/franchise-owner', form({ category: 'Retail' }));
    expect(known.status).toBe(201);
    const unknown = await api.request('/admin/api/franchise-owner', form({ category: 'Odd' }));
    expect(unknown.status).toBe(422);
  });
});
