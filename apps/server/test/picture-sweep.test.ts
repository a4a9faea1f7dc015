import type { StoredPicture } from '@naya/core/media/store';
import { storePictures } from '@naya/core/submissions/form-pictures';
import { sweepPictures, variantJob } from '@naya/core/media/pictures';
import { findMedia } from '@naya/db/media/pictures';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaUrl } from '@naya/contract/urls';
import { beforeAll, expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { hire, type Colleague } from './support/office.ts';
import { asBlob, drawPicture } from './support/pictures.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{}]));
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await hire(api, 'editor');
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

it('takes away what a crash has left, after a day, and keeps what is in use', async () => {
  const left = await leavePicture(301);
  const logo = { name: 'logo', file: 'logo.jpg', content: await drawPicture({ width: 302 }) };
  const sent = await api.request(
    '/admin/api/franchise-owner',
    multipart([...listingParts(), logo]),
  );
  expect(sent.status).toBe(201);
  const { data } = await editor.read<{ data: { business_logo: string | null }[] }>('/franchises');
  const listed = pictureAt(data[0]?.business_logo ?? '');
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
