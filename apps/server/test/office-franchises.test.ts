import { mails } from '@naya/db/tables/mail';
import { insertCategories } from '@naya/db/seed/insert';
import { makeCategory, insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';

const api = useApi((core) => insertCategories(core.db, [makeCategory({ name: 'Retail' })]));
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

const listing = {
  name: 'Meera',
  email: 'meera@example.in',
  phone: '9000000001',
  designation: 'Founder',
  business_name: 'Kagaz Stationers',
  Headquarters: 'Pune',
  operatingstates: 'Goa',
  category: 'Retail',
  investment_min: '900000',
  investment_max: '500000',
  franchise_model: 'Multi-Unit',
  description: 'A',
};
async function submitListing(more: Record<string, string> = {}): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...listing, ...more })) form.set(name, value);
  const sent = await api.request('/admin/api/franchise-owner', { method: 'POST', body: form });
  expect(sent.status).toBe(201);
  const filter = encodeURIComponent('{"status":"pending"}');
  const { data } = await editor.read<{ data: { id: number }[] }>(`/franchises?filter=${filter}`);
  return data[0]?.id ?? 0;
}
const act = (action: string, ids: number[], reason?: string) =>
  actOnFranchises(editor, action, ids, reason);
const isPublic = async (id: number) =>
  (await api.request(`/admin/api/franchises/${id}`)).status === 200;
const decisionsFor = (email: string) =>
  api.core.db
    .select({ details: mails.details, kind: mails.kind })
    .from(mails)
    .where(eq(mails.to, email));

describe('a listing', () => {
  it('goes the whole way: reviewed, approved, featured, suspended, trashed, restored', async () => {
    const id = await submitListing({ email: 'way@example.in' });
    const review = await editor.read<{ hints: string[]; submitter: { email: string } }>(
      `/franchises/${id}/review`,
    );
    expect(review.hints).toContain('The minimum investment is above the maximum.');
    expect(review.submitter.email).toBe('way@example.in');
    expect(await isPublic(id)).toBe(false);

    expect((await act('suspend', [id], 'Not yet')).status).toBe(422);
    expect((await act('approve', [id])).status).toBe(200);
    expect(await isPublic(id)).toBe(true);
    expect((await act('feature', [id], 'Opens below ₹5 lakh')).status).toBe(200);
    expect(await api.get(`/admin/api/franchises/${id}`)).toMatchObject({ is_featured: true });
    expect((await act('suspend', [id])).status).toBe(422);
    expect((await act('suspend', [id], 'The papers are missing.')).status).toBe(200);
    expect(await isPublic(id)).toBe(false);
    expect((await act('approve', [id])).status).toBe(200);
    expect((await act('trash', [id])).status).toBe(200);
    expect(await isPublic(id)).toBe(false);
    expect((await act('restore', [id])).status).toBe(200);
    expect(await isPublic(id)).toBe(true);

    const sent = await decisionsFor('way@example.in');
    const decisions = sent.filter(({ kind }) => kind === 'listing-decision');
    expect(decisions.map(({ details }) => (details as { status: string }).status)).toEqual([
      'approved',
      'suspended',
      'approved',
    ]);
  });

  it('that looks like spam says so in its review', async () => {
    const links = 'http://a.example http://b.example http://c.example';
    const id = await submitListing({ email: 'links@example.in', description: links });
    const spam = { submitter: { spam_reasons: ['three or more links'] } };
    expect(await editor.read(`/franchises/${id}/review`)).toMatchObject(spam);
  });

  it('is rejected with a reason that its submitter is told', async () => {
    const id = await submitListing({ email: 'no@example.in', business_name: 'Zari Salon' });
    expect((await act('reject', [id])).status).toBe(422);
    expect((await act('reject', [id], 'No GSTIN.')).status).toBe(200);
    expect((await decisionsFor('no@example.in')).at(-1)?.details).toMatchObject({
      status: 'rejected',
      reason: 'No GSTIN.',
    });
  });

  it('whose rejection is taken back has its submitter told, and an edit taken back tells nobody', async () => {
    const id = await submitListing({ email: 'yes@example.in', business_name: 'Zari Parlour' });
    await act('reject', [id], 'No GSTIN.');
    const filter = encodeURIComponent(
      JSON.stringify({ entity: 'franchise', entity_id: String(id) }),
    );
    const undoLast = async () => {
      const { data } = await editor.read<{ data: { id: number }[] }>(`/history?filter=${filter}`);
      expect((await editor.call('POST', `/history/${data[0]?.id}/undo`)).status).toBe(200);
    };
    await undoLast();
    expect(await editor.read(`/franchises/${id}`)).toMatchObject({ status: 'pending' });
    const told = await decisionsFor('yes@example.in');
    expect(told.at(-1)?.details).toMatchObject({ status: 'pending', reason: null });
    await act('approve', [id]);
    await act('feature', [id], 'Opens below ₹5 lakh');
    await undoLast();
    expect(await decisionsFor('yes@example.in')).toHaveLength(told.length + 1);
  });

  it('is compared with names alike', async () => {
    const [id = 0] = await insertFranchisesForTest(api.core.db, [
      { business_name: 'Kulhad Corner', category: 'Twins' },
      { business_name: 'Kulhad Corners', category: 'Twins' },
    ]);
    const { duplicates } = await editor.read<{ duplicates: { business_name: string }[] }>(
      `/franchises/${id}/review`,
    );
    expect(duplicates.map((each) => each.business_name)).toContain('Kulhad Corners');
  });
});

it('does a bulk action to all or to none', async () => {
  const ids = await insertFranchisesForTest(api.core.db, [
    { business_name: 'One', status: 'pending', category: 'Bulk' },
    { business_name: 'Two', status: 'approved', category: 'Bulk' },
  ]);
  const refused = await act('reject', ids, 'No');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    message: 'Reject is not possible: Two is approved.',
  });
  expect(await editor.read(`/franchises/${ids[0]}`)).toMatchObject({ status: 'pending' });
});

it('edits every field, by the version that was on the screen', async () => {
  const [id = 0] = await insertFranchisesForTest(api.core.db, [{ category: 'Edited' }]);
  const row = await editor.read<Record<string, unknown>>(`/franchises/${id}`);
  const changed = {
    ...row,
    total_outlets: 12,
    royalty_percentage: 4.5,
    features: ['One', ' ', 'Two'],
  };
  expect((await editor.call('PUT', `/franchises/${id}`, changed)).status).toBe(200);
  expect(await api.get(`/admin/api/franchises/${id}`)).toMatchObject({
    total_outlets: 12,
    royalty_percentage: 4.5,
    features: ['One', 'Two'],
  });
  expect((await editor.call('PUT', `/franchises/${id}`, changed)).status).toBe(409);
});

it('goes on answering under an old URL', async () => {
  const [id = 0] = await insertFranchisesForTest(api.core.db, [
    { slug: 'old-name', category: 'Moved' },
  ]);
  const row = await editor.read<Record<string, unknown>>(`/franchises/${id}`);
  await editor.call('PUT', `/franchises/${id}`, { ...row, slug: 'new-name' });
  expect(await api.get('/admin/api/franchises/old-name')).toMatchObject({ id, slug: 'new-name' });
});

describe('a CSV', () => {
  const upload = (csv: string, dryRun: boolean) => {
    const form = new FormData();
    form.set('file', new File([csv], 'franchises.csv', { type: 'text/csv' }));
    form.set('dryRun', dryRun ? 'yes' : 'no');
    return editor.call('POST', '/franchises/import', form);
  };
  const rows = [
    'business_name,category,investment_min,locations',
    'Chhata House,Retail,"5,00,000",Pune | Nashik',
    'Broken,Nowhere,1,',
    ',Retail,x,',
  ].join('\n');

  it('is tried first: each bad row by its line, and nothing is kept', async () => {
    const report = await (await upload(rows, true)).json();
    expect(report).toMatchObject({
      rows: 3,
      created: 1,
      saved: false,
      faults: [
        { line: 3, errors: { category: 'There is no category "Nowhere".' } },
        {
          line: 4,
          errors: { business_name: expect.any(String), investment_min: expect.any(String) },
        },
      ],
    });
    const filter = encodeURIComponent('{"q":"Chhata"}');
    expect(await editor.read(`/franchises?filter=${filter}`)).toMatchObject({ total: 0 });
  });

  it('is kept when every row is good, and comes out as it went in', async () => {
    const good = rows.split('\n').slice(0, 2).join('\n');
    expect(await (await upload(good, false)).json()).toMatchObject({ created: 1, saved: true });
    const filter = encodeURIComponent('{"q":"Chhata"}');
    const out = await (await editor.call('GET', `/franchises/export.csv?filter=${filter}`)).text();
    expect(out).toContain('Chhata House,chhata-house,Retail,pending');
    expect(await (await upload(out, false)).json()).toMatchObject({ unchanged: 1, saved: true });
  });

  it('publishes nothing: a row may repeat its status, and not change it', async () => {
    const [id = 0] = await insertFranchisesForTest(api.core.db, [
      { business_name: 'Waits Still', status: 'pending', category: 'Waiting' },
    ]);
    const csv = [
      'id,business_name,category,status',
      `${id},Waits Still,Waiting,approved`,
      ',Brand New,Waiting,approved',
    ];
    const fault = { errors: { status: expect.stringContaining('Please write pending') } };
    expect(await (await upload(csv.join('\n'), false)).json()).toMatchObject({
      faults: [fault, fault],
      saved: false,
    });
    expect(await isPublic(id)).toBe(false);
  });
});

describe('featuring', () => {
  const why = 'Please say why it is featured; visitors read it';
  const because = 'Opens below ₹5 lakh';

  it('without a reason is refused in bulk, in a save, in a new record and in an import alike', async () => {
    const [id = 0, other = 0] = await insertFranchisesForTest(api.core.db, [{}, {}]);
    const bulk = await act('feature', [id, other]);
    expect(bulk.status).toBe(422);
    expect(await bulk.json()).toMatchObject({ errors: { reason: `${why}.` } });
    const row = await editor.read<Record<string, unknown>>(`/franchises/${id}`);
    const featured = { ...row, is_featured: true };
    for (const [method, path, body] of [
      ['PUT', `/franchises/${id}`, featured],
      ['POST', '/franchises', { ...featured, slug: 'featured-anew' }],
    ] as const) {
      const refused = await editor.call(method, path, body);
      expect([method, refused.status]).toEqual([method, 422]);
      expect(await refused.json()).toMatchObject({ errors: { featured_reason: why } });
    }
    const form = new FormData();
    form.set('file', new Blob([`id,is_featured\n${id},yes\n`]), 'rows.csv');
    const report = (await (await editor.call('POST', '/franchises/import', form)).json()) as object;
    expect(report).toMatchObject({ faults: [{ errors: { featured_reason: why } }], stored: 0 });
    expect(await api.get(`/admin/api/franchises/${id}`)).toMatchObject({ is_featured: false });
    expect((await act('feature', [id, other], because)).status).toBe(200);
    for (const each of [id, other])
      expect(await api.get(`/admin/api/franchises/${each}`)).toMatchObject({
        is_featured: true,
        featured_reason: because,
      });
  });

  it('keeps its reason: it cannot be emptied, and one that came before the rule can be saved otherwise', async () => {
    const [id = 0, old = 0] = await insertFranchisesForTest(api.core.db, [
      { is_featured: true, featured_reason: because },
      { is_featured: true },
    ]);
    const save = async (which: number, more: object) => {
      const row = await editor.read<object>(`/franchises/${which}`);
      return (await editor.call('PUT', `/franchises/${which}`, { ...row, ...more })).status;
    };
    expect(await save(id, { featured_reason: '' })).toBe(422);
    expect(await save(id, { featured_reason: '', is_featured: false })).toBe(200);
    expect(await save(old, { headquarters: 'Pune' })).toBe(200);
  });

  it('takes no more words in bulk than its field has', async () => {
    const [id = 0] = await insertFranchisesForTest(api.core.db, [{}]);
    expect((await act('feature', [id], 'x'.repeat(201))).status).toBe(422);
    expect((await act('feature', [id], 'x'.repeat(200))).status).toBe(200);
  });
});

it('a review marks what looks like fraud, and knows no twin in the trash', async () => {
  const [id = 0, twin = 0] = await insertFranchisesForTest(api.core.db, [
    {
      business_name: 'Sweet Lassi House',
      status: 'pending',
      description: 'Guaranteed returns of 4% a month. Send the token money to lassi@okbank.',
    },
    { business_name: 'Sweet Lassi Houses', status: 'approved' },
  ]);
  const read = () =>
    editor.read<{ marks: string[]; duplicates: { id: number }[] }>(`/franchises/${id}/review`);
  const review = await read();
  expect(review.marks).toEqual([
    'Promises a certain gain: “Guaranteed returns”.',
    'Asks for money beforehand: “token money”.',
    'Has an id for payments in its texts: “lassi@okbank”.',
  ]);
  expect(review.duplicates.map((each) => each.id)).toEqual([twin]);
  expect((await act('trash', [twin])).status).toBe(200);
  expect((await read()).duplicates).toEqual([]);

  const answer = await editor.call('POST', '/franchises/faults', { ids: [id] });
  const [listed] = (await answer.json()) as { business_name: string; faults: string[] }[];
  expect(listed).toMatchObject({ business_name: 'Sweet Lassi House' });
  expect(listed?.faults).toEqual(expect.arrayContaining([...review.marks, 'There is no logo.']));
});

describe('the day a brand was first seen', () => {
  const newestFirst = async () => {
    const { franchises } = (await api.get('/admin/api/franchises?category=Seen&sort=featured')) as {
      franchises: { business_name: string; first_listed_at: string | null }[];
    };
    return franchises;
  };
  const namesNewestFirst = async () =>
    (await newestFirst()).map(({ business_name }) => business_name);

  it('stays when it is taken down and listed again, under its name, its GSTIN or as the same record', async () => {
    const gst_number = '29AAAAA0000A1ZY';
    const at = (day: string) => ({ category: 'Seen', created_at: `2026-${day}T00:00:00Z` });
    const [oldest = 0, taxed = 0] = await insertFranchisesForTest(api.core.db, [
      { ...at('01-01'), business_name: 'Oldest', status: 'approved' },
      { ...at('02-01'), business_name: 'Taxed', status: 'approved', gst_number },
      { ...at('03-01'), business_name: 'Middle', status: 'approved' },
    ]);
    expect(await namesNewestFirst()).toEqual(['Middle', 'Taxed', 'Oldest']);
    expect((await act('trash', [oldest])).status).toBe(200);
    expect((await act('suspend', [taxed], 'Papers')).status).toBe(200);
    const again = await insertFranchisesForTest(api.core.db, [
      { ...at('04-01'), business_name: 'OLDEST', status: 'pending', phone: '9000000001' },
      {
        ...at('05-01'),
        business_name: 'Taxed anew',
        status: 'pending',
        phone: '9000000001',
        gst_number,
      },
      { ...at('01-01'), business_name: 'Really new', status: 'pending', phone: '9000000001' },
    ]);
    expect((await act('approve', again)).status).toBe(200);
    expect(await namesNewestFirst()).toEqual(['Really new', 'Middle', 'Taxed anew', 'OLDEST']);
    expect((await act('suspend', again, 'Papers')).status).toBe(200);
    expect((await act('approve', [...again, taxed])).status).toBe(200);
    expect(await namesNewestFirst()).toEqual([
      'Really new',
      'Middle',
      'Taxed',
      'Taxed anew',
      'OLDEST',
    ]);
  });
});
