import type { StoredPicture } from '@naya/core/media-store';
import { storePictures } from '@naya/core/submissions/form-pictures';
import { sweepPictures, purgeDeletedPictures } from '@naya/core/media/pictures';
import { variantJob } from '@naya/core/media/variants';
import { lockNewMedia } from '@naya/db/media/pictures';
import { findMedia } from '@naya/db/testing/find-media';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { mediaUrl } from '@naya/contract/urls';
import { beforeAll, describe, expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { joinBrand } from './support/brand.ts';
import { countWaiting } from './support/count-waiting.ts';
import { createColleague, type Colleague } from './support/office.ts';
import { asBlob, drawPicture } from './support/pictures.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{}]));
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** As a crash leaves it between the files of a form and its transaction. */
async function leavePicture(width: number): Promise<StoredPicture> {
  const path = join(api.dataDir, `left-${width}`);
  await writeFile(path, await drawPicture({ width }));
  const files = new Map([['logo', { path, bytes: 1, name: 'left.jpg' }]]);
  const stored = await storePictures(api.core, { fields: {}, files }, ['logo']);
  return stored.get('logo') as StoredPicture;
}
async function isThere(picture: Pick<StoredPicture, 'hash' | 'width' | 'height'>) {
  const { picture: name } = variantJob(picture);
  const file = (await api.core.media.readOriginal(name)) !== null;
  const row = (await findMedia(api.core.db, picture.hash)) !== null;
  expect(file).toBe(row);
  return file;
}
const pictureAt = (address: string) => {
  const [, hash = '', width, height] = /([\da-f]{32})-(\d+)x(\d+)/.exec(address) ?? [];
  return { hash, width: Number(width), height: Number(height) };
};

async function newestLogo(): Promise<string> {
  const { data } = await editor.read<{ data: { business_logo: string | null }[] }>('/franchises');
  return data[0]?.business_logo ?? '';
}

it('takes away what a crash has left, after a day, and keeps what is in use', async () => {
  const left = await leavePicture(301);
  const logo = { name: 'logo', file: 'logo.jpg', content: await drawPicture({ width: 302 }) };
  const sent = await api.request(
    '/admin/api/franchise-owner',
    multipart([...listingParts(), logo]),
  );
  expect(sent.status).toBe(201);
  const listed = pictureAt(await newestLogo());
  const form = new FormData();
  form.set('file', asBlob(await drawPicture({ width: 303 })), 'library.jpg');
  const { url } = (await (await editor.call('POST', '/media', form)).json()) as { url: string };

  expect(await sweepPictures(api.core, hours(23))).toBe(0);
  expect(await isThere(left)).toBe(true);
  expect(await sweepPictures(api.core, hours(25))).toBe(1);
  expect(await isThere(left)).toBe(false);
  expect(await isThere(listed)).toBe(true);
  expect(await isThere(pictureAt(url))).toBe(true);
  expect(await sweepPictures(api.core, hours(50))).toBe(0);
});

it('keeps what an undo can bring back', async () => {
  const picture = await leavePicture(304);
  const body = { title: 'With a picture', content: `<img src="${mediaUrl(picture)}" alt="">` };
  const made = await editor.call('POST', '/pages', body);
  const page = (await made.json()) as { id: number };
  await editor.call('PUT', `/pages/${page.id}`, { ...page, content: '<p>Without</p>' });
  expect(await sweepPictures(api.core, hours(25))).toBe(0);
  expect(await isThere(picture)).toBe(true);
});

it('counts the day from when a picture came last', async () => {
  const first = await leavePicture(305);
  await api.core.db.$client.query(`update media set created_at = now() - interval '2 days'`);
  expect(await leavePicture(305)).toEqual(first);
  expect(await sweepPictures(api.core, hours(1))).toBe(0);
  expect(await isThere(first)).toBe(true);
});

/** As if everything so far had been written two days ago. */
async function letTwoDaysPass() {
  const { $client } = api.core.db;
  const columns = { media: 'created_at', submissions: 'created_at', audit_lines: 'at' };
  for (const [table, column] of [...Object.entries(columns), ['franchises', 'updated_at']])
    await $client.query(`update ${table} set ${column} = ${column} - interval '2 days'`);
}

/** The oldest picture to decide about is then one of the test's own. */
const decideAboutAll = () => api.core.db.$client.query('update media set kept = true');

it('keeps the pictures of a listing that its device sends again a day later', async () => {
  await decideAboutAll();
  const logo = { name: 'logo', file: 'logo.jpg', content: await drawPicture({ width: 306 }) };
  const parts = [...listingParts({ email: 'twice@example.in' }), logo];
  const { headers: given, ...init } = multipart(parts);
  const headers = new Headers(given);
  headers.set('Idempotency-Key', '7b0e4c1e-6c7a-4a44-9a57-0f6f0c5f7d11');
  const send = () => api.request('/admin/api/franchise-owner', { ...init, headers });
  expect((await send()).status).toBe(201);
  await letTwoDaysPass();
  expect((await send()).status).toBe(201);
  await sweepPictures(api.core, hours(25));
  expect(await isThere(pictureAt(await newestLogo()))).toBe(true);
});

it("keeps a listing's picture that came once more in a form that was refused", async () => {
  await decideAboutAll();
  const content = await drawPicture({ width: 307 });
  const logo = { name: 'logo', file: 'logo.jpg', content };
  await api.request('/admin/api/franchise-owner', multipart([...listingParts(), logo]));
  const url = await newestLogo();
  await letTwoDaysPass();
  const [brand = 0] = await insertFranchisesForTest(api.core.db, [{}]);
  const person = await joinBrand(api, brand, 'pictures@example.in');
  const form = new FormData();
  form.set('version', '99');
  form.set('images', '[]');
  form.set('logo', 'keep');
  form.append('logo', new File([asBlob(content)], 'logo.jpg'));
  const refused = await api.request(`${brandApiUrl}/brands/${brand}/listing/pictures`, {
    method: 'POST',
    headers: { Cookie: person.cookie, Origin: api.core.publicUrl },
    body: form,
  });
  expect(refused.status).toBe(409);
  await sweepPictures(api.core, hours(25));
  expect(await isThere(pictureAt(url))).toBe(true);
});

/** A context in which `meanwhile` begins before the first file is taken away, and has to wait for the sweep. */
function whileRemoving(meanwhile: () => Promise<unknown>) {
  let begun: Promise<unknown> | undefined;
  const { media } = api.core;
  const remove = async (name: string) => {
    begun ??= meanwhile();
    await expect.poll(() => countWaiting(api.core.db)).toBe(1);
    await media.remove(name);
  };
  return { core: { ...api.core, media: { ...media, remove } }, ended: () => begun };
}

it('a picture that comes again while the sweep takes it away is there afterwards', async () => {
  const left = await leavePicture(308);
  await letTwoDaysPass();
  const { core, ended } = whileRemoving(() => leavePicture(308));
  await sweepPictures(core, hours(0));
  await ended();
  expect(await isThere(left)).toBe(true);
});

it('a picture that comes again while the sweep decides about it waits for the decision', async () => {
  const left = await leavePicture(310);
  await letTwoDaysPass();
  const coming = await api.core.db.transaction(async (tx) => {
    const locked = await lockNewMedia(tx, hours(-24).toISOString());
    expect(locked.map(({ hash }) => hash)).toContain(left.hash);
    const again = leavePicture(310);
    await expect.poll(() => countWaiting(api.core.db)).toBe(1);
    return { again };
  });
  await coming.again;
  // It has come now: whoever sends it has a day to name it.
  await sweepPictures(api.core, hours(0));
  expect(await isThere(left)).toBe(true);
});

it('decides about each of many pictures, also when one night brings more than one transaction takes', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => index);
  await api.core.db.$client.query(
    `insert into media (hash, width, height, ext, bytes, kept, created_at)
     select md5(n::text), 1, 1, 'webp', 1, false, now() - interval '2 days' from generate_series(1, $1) n`,
    [rows.length],
  );
  await api.core.db.$client.query(
    `insert into pages (slug, title, content) values ('old', 'Old', '/media/' || md5('7') || '-1x1.webp')`,
  );
  await sweepPictures(api.core, hours(1));
  const kept = await api.core.db.$client.query(
    `select hash from media where hash in (select md5(n::text) from generate_series(1, 250) n)`,
  );
  expect(kept.rows).toEqual([{ hash: expect.stringMatching(/^8f14e45f/) }]);
});

it('offers no picture of a refused form that the next sweep may take', async () => {
  const left = await leavePicture(309);
  const offered = async () =>
    (await editor.read<{ data: { id: string }[] }>('/media')).data.map(({ id }) => id);
  expect(await offered()).toContain(left.hash);
  await letTwoDaysPass();
  expect(await offered()).not.toContain(left.hash);
});

describe('the library', () => {
  type Picture = {
    id: string;
    url: string;
    alt: string | null;
    original_name: string;
    uses: { entity: string; id: string; title: string | null }[];
  };
  type Line = { id: number; action: string };
  const fileOf = (bytes: Uint8Array, name = 'shop.jpg') => {
    const form = new FormData();
    form.set('file', asBlob(bytes), name);
    return form;
  };
  async function upload(width: number, name?: string): Promise<string> {
    const stored = await editor.call('POST', '/media', fileOf(await drawPicture({ width }), name));
    expect(stored.status).toBe(201);
    return ((await stored.json()) as { url: string }).url;
  }
  async function find(words: string): Promise<Picture[]> {
    const filter = encodeURIComponent(JSON.stringify({ q: words }));
    return (await editor.read<{ data: Picture[] }>(`/media?filter=${filter}`)).data;
  }
  const historyOf = async (entity: string, id: string) => {
    const filter = encodeURIComponent(JSON.stringify({ entity, entity_id: id }));
    return (await editor.read<{ data: Line[] }>(`/history?filter=${filter}`)).data;
  };
  const describeIt = (id: string, more: object) => editor.call('PUT', `/media/${id}`, more);

  it('finds a picture by its name and by what it shows, with its focal point in its URL', async () => {
    const { hash } = pictureAt(await upload(411, 'IMG_411.jpg'));
    const named = { original_name: 'Chai counter', alt: 'A counter with kettles' };
    const refused = await describeIt(hash, { ...named, focus: { x: 101, y: 0 } });
    expect(refused.status).toBe(422);
    expect((await describeIt(hash, { ...named, focus: { x: 20, y: 70 } })).status).toBe(200);
    for (const words of ['chai counter', 'kettles']) {
      const [picture] = await find(words);
      expect(picture).toMatchObject({ ...named, id: hash, uses: [] });
      expect(picture?.url).toMatch(/focus=20,70$/);
    }
    expect(await find('IMG_411')).toEqual([]);
    const [line] = await historyOf('picture', hash);
    expect((await editor.call('POST', `/history/${line?.id}/undo`)).status).toBe(200);
    expect(await find('IMG_411')).toHaveLength(1);
  });

  it('says who shows a picture, replaces it everywhere, and each can be taken back', async () => {
    const url = await upload(421, 'facade.jpg');
    const { hash } = pictureAt(url);
    const content = `<p><img src="${url}&amp;focus=1,2" alt="x" /></p>`;
    const write = async (path: string, body: object) =>
      (await (await editor.call('POST', path, body)).json()) as { id: number; version: number };
    const post = await write('/blogs', {
      title: 'Shown',
      content,
      image: url,
      status: 'published',
    });
    const page = await write('/pages', { title: 'Also shown', content: '' });
    await editor.call('PUT', `/pages/${page.id}/draft`, { ...page, content });
    const about = await editor.read<{ version: number }>('/documents/about');
    const value = { title: 'Us', content: '', image: url };
    await editor.call('PUT', '/documents/about', { version: about.version, value });
    const [before] = await find('facade');
    expect(before?.uses).toEqual([
      { entity: 'blog', id: String(post.id), title: 'Shown' },
      { entity: 'document', id: 'about', title: null },
      { entity: 'page', id: String(page.id), title: 'Also shown' },
    ]);
    expect((await editor.call('DELETE', `/media/${hash}`)).status).toBe(422);

    const replaced = await editor.call(
      'POST',
      `/media/${hash}/replacement`,
      fileOf(await drawPicture({ width: 422 })),
    );
    const { url: next } = (await replaced.json()) as { url: string };
    const shown = JSON.stringify(await api.get('/admin/api/blogs/shown'));
    expect(shown).not.toContain(hash);
    expect(shown).toContain(`"image":"${next}"`);
    expect(shown).toContain(`src=\\"${next}\\"`);
    const elsewhere = await Promise.all(['/documents/about', `/pages/${page.id}`].map(editor.read));
    expect(JSON.stringify(elsewhere)).not.toContain(hash);
    const library = await find('facade');
    expect(library.map(({ id }) => id)).toEqual([pictureAt(next).hash]);
    expect(library[0]?.uses).toHaveLength(3);

    const [line] = await historyOf('blog', String(post.id));
    expect((await editor.call('POST', `/history/${line?.id}/undo`)).status).toBe(200);
    expect(JSON.stringify(await api.get('/admin/api/blogs/shown'))).toContain(hash);
    expect(await purgeDeletedPictures(api.core, hours(31 * 24))).toBe(0);
    expect(await isThere(pictureAt(url))).toBe(true);
  });

  it('deletes what nothing shows, brings it back, and takes the file away after a month', async () => {
    const picture = pictureAt(await upload(431, 'unused.jpg'));
    const remove = () => editor.call('DELETE', `/media/${picture.hash}`);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await find('unused')).toEqual([]);
    const [line] = await historyOf('picture', picture.hash);
    expect((await editor.call('POST', `/history/${line?.id}/undo`)).status).toBe(200);
    expect(await find('unused')).toHaveLength(1);
    await remove();
    expect(await purgeDeletedPictures(api.core, hours(29 * 24))).toBe(0);
    expect(await purgeDeletedPictures(api.core, hours(31 * 24))).toBe(1);
    expect(await isThere(picture)).toBe(false);
  });

  it('takes a photo of 50 megapixels, scaled; a form of visitors does not', async () => {
    const content = await drawPicture({ width: 8_160, height: 6_120 });
    const stored = await editor.call('POST', '/media', fileOf(content));
    expect(pictureAt(((await stored.json()) as { url: string }).url)).toMatchObject({
      width: 2_400,
      height: 1_800,
    });
    const logo = { name: 'logo', file: 'logo.jpg', content };
    const sent = await api.request(
      '/admin/api/franchise-owner',
      multipart([...listingParts(), logo]),
    );
    expect(sent.status).toBe(422);
  });

  it('takes up to 25 MB, and says so of more', async () => {
    const bytes = Buffer.concat([await drawPicture({ width: 441 }), Buffer.alloc(25 * 1024 ** 2)]);
    const refused = await editor.call('POST', '/media', fileOf(bytes));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('25 MB') });
    const taken = await editor.call('POST', '/media', fileOf(bytes.subarray(0, 24 * 1024 ** 2)));
    expect(taken.status).toBe(201);
  });
});
