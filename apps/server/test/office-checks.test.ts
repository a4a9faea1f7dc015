import type { OfficeChecks } from '@naya/contract/franchises/check-form';
import { createDataLink } from '@naya/core/mail/data-link';
import { sweepPictures } from '@naya/core/media/pictures';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { checkFiles } from '@naya/db/tables/franchise-checks';
import { franchises } from '@naya/db/tables/franchises';
import { pages } from '@naya/db/tables/pages';
import { checksMark } from '@naya/contract/franchises/check-counts';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';
import { asBlob, drawPicture } from './support/pictures.ts';

const gstin = '29AAAAA0000A1ZY';
let ids: number[] = [];
const api = useApi(async (core) => {
  ids = await insertFranchisesForTest(core.db, [
    { gst_number: gstin, cin_number: 'U12345KA2014PTC000001', establishment_year: 2014 },
    { gst_number: gstin, cin_number: 'U12345MH2014PTC000001' },
    { gst_number: gstin, cin_number: 'U12345KA2019PTC000001', establishment_year: 2014 },
    {},
  ]);
});
let editor = {} as Colleague;
let agent = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
  agent = await createColleague(api, 'agent');
});

type Fields = Record<string, string | Blob>;
const pdf = new Blob(['%PDF-1.7 a certificate']);

async function record(id: number, fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ checked_on: '2026-11-03', ...fields })) {
    form.set(name, value);
  }
  return editor.call('POST', `/franchises/${id}/checks`, form);
}
const checksOf = (id: number) => editor.read<OfficeChecks>(`/franchises/${id}/checks`);
const readPublic = async (id: number) =>
  (await api.get(`/admin/api/franchises/${id}`)) as Record<string, unknown>;
const contact = { name: 'Zenobia', email: 'zenobia@example.in', phone: '' };

it('the public sees kind, day and detail of a check, and nothing else of it', async () => {
  const id = ids[0] ?? 0;
  const fields = { kind: 'document', detail: 'GST certificate', note: 'Kept by Meera', file: pdf };
  expect((await record(id, fields)).status).toBe(201);
  const franchise = await readPublic(id);
  expect(franchise['checks']).toEqual([
    {
      kind: 'document',
      checked_on: '2026-11-03',
      detail: 'GST certificate',
      words: null,
      images: [],
    },
  ]);
  expect(JSON.stringify(franchise)).not.toContain('Meera');
  expect((await checksOf(id)).checks).toMatchObject([
    { actor: editor.email, note: 'Kept by Meera', file_name: 'blob' },
  ]);
  const history = await editor.read<{ data: { action: string }[] }>(
    `/history?filter=${encodeURIComponent(JSON.stringify({ entity: 'franchise', entity_id: String(id) }))}`,
  );
  expect(history.data[0]?.action).toBe('recorded: Document seen: GST certificate, 2026-11-03');
});

it('its file is for those who edit franchises, as a download', async () => {
  const [check] = (await checksOf(ids[0] ?? 0)).checks;
  const path = `/checks/${check?.id}/file`;
  const file = await editor.call('GET', path);
  expect(await file.text()).toBe('%PDF-1.7 a certificate');
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(file.headers.get('Content-Disposition')).toContain('attachment');
  expect(file.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect((await agent.call('GET', path)).status).toBe(403);
});

it('a picture is encoded anew; whatever is neither that nor a PDF is refused', async () => {
  const id = ids[3] ?? 0;
  const document = { kind: 'document', detail: 'Licence' };
  const picture = asBlob(await drawPicture({ width: 40 }));
  expect((await record(id, { ...document, file: picture })).status).toBe(201);
  const [check] = (await checksOf(id)).checks;
  expect(check?.file_name).toBe('blob.webp');
  const refusals: [Fields, number, string][] = [
    [{ ...document, file: new Blob(['<html>%PDF-']) }, 415, 'file'],
    [{ ...document, file: new Blob(['%PDF-', new Uint8Array(10 * 1024 * 1024)]) }, 413, 'file'],
    [{ ...document, detail: 'A napkin' }, 422, 'detail'],
    [{ ...document, checked_on: '2999-01-01' }, 422, 'checked_on'],
    [{ kind: 'verified' }, 422, 'kind'],
    [{ kind: 'registration' }, 422, 'kind'],
  ];
  for (const [fields, status, field] of refusals) {
    const refused = await record(id, fields);
    expect(refused.status).toBe(status);
    expect(((await refused.json()) as { errors: object }).errors).toHaveProperty(field);
  }
  expect((await checksOf(id)).checks).toHaveLength(1);
});

it.each([
  [0, null],
  [1, 'GSTIN and CIN name different states.'],
  [2, 'The CIN names the year 2019, the brand 2014.'],
  [3, 'There is neither a GSTIN nor a CIN.'],
])('registration numbers of brand %i: %s', async (index, fault) => {
  const id = ids[index] ?? 0;
  expect((await checksOf(id)).registrationFault).toBe(fault);
  expect((await record(id, { kind: 'registration' })).status).toBe(fault ? 422 : 201);
});

it('a check of registration numbers ends with those numbers', async () => {
  const id = ids[0] ?? 0;
  const kinds = async () =>
    ((await readPublic(id))['checks'] as { kind: string }[]).map(({ kind }) => kind);
  expect(await kinds()).toContain('registration');
  await api.core.db.update(franchises).set({ cin_number: null }).where(eq(franchises.id, id));
  expect(await kinds()).not.toContain('registration');
});

it('confirmed figures make a brand fresh, and a check can be removed', async () => {
  const id = ids[1] ?? 0;
  await api.core.db.update(franchises).set({ is_outdated: true }).where(eq(franchises.id, id));
  await record(id, { kind: 'figures' });
  expect(await readPublic(id)).toMatchObject({ is_outdated: false });
  expect((await readPublic(id))['confirmed_at']).not.toBeNull();
  const [check] = (await checksOf(id)).checks;
  expect((await editor.call('DELETE', `/checks/${check?.id}`)).status).toBe(200);
  expect((await readPublic(id))['checks']).toEqual([]);
});

it('papers are part of what a contact can see, and go when they erase their data', async () => {
  const id = ids[0] ?? 0;
  await editor.call('PUT', `/franchises/${id}/contact`, contact);
  const url = `/admin/api/my-data/${createDataLink(api.core.secret, contact.email)}`;
  expect(await api.get(url)).toMatchObject({
    contacts: [{ franchise_id: id, documents: ['GST certificate, 2026-11-03'] }],
  });
  await api.request(url, { ...postJson({}), method: 'DELETE' });
  expect((await checksOf(id)).checks[0]).toMatchObject({ file_name: null, note: null });
});

it('papers of a brand that is long off the site are erased', async () => {
  const id = ids[3] ?? 0;
  await editor.call('POST', '/franchises/actions', { action: 'trash', ids: [id] });
  const future = new Date();
  await applyRetention(api.core, future);
  expect(await api.core.db.$count(checkFiles)).toBe(1);
  future.setFullYear(future.getFullYear() + 4);
  await applyRetention(api.core, future);
  expect(await api.core.db.$count(checkFiles)).toBe(0);
});

it('a text of the operator says what was checked as the records have it, page and story alike', async () => {
  const content = `<p>How we look at brands. ${checksMark}</p>`;
  await api.core.db
    .insert(pages)
    .values({ title: 'Checking', slug: 'checking', content, status: 'published' });
  await api.core.db.update(franchises).set({ status: 'approved', deleted_at: null });
  const { version } = await editor.read<{ version: number }>('/documents/about');
  const value = { title: 'Story', content, image: null };
  expect((await editor.call('PUT', '/documents/about', { value, version })).status).toBe(200);
  const said = async () => {
    const page = (await api.get('/admin/api/pages/checking')) as { content: string };
    const about = (await api.get('/api/about')) as { content: string };
    expect(about.content).toBe(page.content);
    return page.content;
  };
  const visitsOf = (text: string) => Number(/visited an outlet of (\d+)/.exec(text)?.[1] ?? 0);
  const before = await said();
  expect(before).toMatch(/^<p>How we look at brands\. Of the 4 brands shown we have /);
  const answer = await record(ids[3] ?? 0, { kind: 'visit', detail: 'Pune' });
  expect(answer.status).toBe(201);
  const { checks } = (await answer.json()) as OfficeChecks;
  expect(visitsOf(await said())).toBe(visitsOf(before) + 1);
  await api.core.db
    .update(franchises)
    .set({ status: 'pending' })
    .where(eq(franchises.id, ids[3] ?? 0));
  expect(visitsOf(await said())).toBe(visitsOf(before));
  const { status } = await editor.call('DELETE', `/checks/${checks[0]?.id}`);
  expect(status).toBe(200);
});

it('a check of numbers that the brand has no more is counted no more', async () => {
  await api.core.db.update(franchises).set({ status: 'approved', deleted_at: null });
  await api.core.db
    .insert(pages)
    .values({ title: 'Numbers', slug: 'numbers', content: checksMark, status: 'published' });
  const id = ids[0] ?? 0;
  expect((await record(id, { kind: 'registration' })).status).toBe(201);
  const said = async () =>
    ((await api.get('/admin/api/pages/numbers')) as { content: string }).content;
  expect(await said()).toContain('compared the registration numbers of 1');
  const row = await editor.read<object>(`/franchises/${id}`);
  const changed = { ...row, gst_number: '', cin_number: '' };
  expect((await editor.call('PUT', `/franchises/${id}`, changed)).status).toBe(200);
  expect((await readPublic(id))['checks']).not.toContainEqual(
    expect.objectContaining({ kind: 'registration' }),
  );
  expect(await said()).not.toContain('registration numbers');
});

it('what was seen on a visit is public, in words and in pictures of the library alone', async () => {
  const id = ids[2] ?? 0;
  const form = new FormData();
  form.set('file', asBlob(await drawPicture({ width: 61 })), 'shop.jpg');
  const { url } = (await (await editor.call('POST', '/media', form)).json()) as { url: string };
  const visit = { kind: 'visit', detail: 'Pune', words: 'Six people waited.' };
  for (const images of ['https://example.in/shop.jpg', Array(7).fill(url).join('\n')]) {
    const refused = await record(id, { ...visit, images });
    expect([images, refused.status]).toEqual([images, 422]);
  }
  expect((await record(id, { ...visit, images: url })).status).toBe(201);
  expect((await readPublic(id))['checks']).toContainEqual({
    ...visit,
    checked_on: '2026-11-03',
    images: [url],
  });
  const { data } = await editor.read<{ data: { url: string; uses: unknown[] }[] }>('/media');
  expect(data.find((each) => each.url === url)?.uses).toMatchObject([
    { entity: 'franchise', id: String(id) },
  ]);
  await sweepPictures(api.core, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect((await api.request(url)).status).toBe(200);
});
