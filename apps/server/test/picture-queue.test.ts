import { media as mediaTable } from '@naya/db/tables/media';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { beforeAll, expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';
import { asBlob, drawPicture } from './support/pictures.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{}]), { trustProxy: true });
let editor: Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

/** Takes the decoder a good part of a second. */
const drawLarge = (width: number) => drawPicture({ width, height: 4_000, kind: 'png' });

function sendListing(content: Uint8Array, clientIp: string, signal?: AbortSignal) {
  const logo = { name: 'logo', file: 'logo.png', content };
  const form = multipart([...listingParts(), logo]);
  const headers = { ...(form.headers as object), 'X-Forwarded-For': clientIp };
  return api.request('/admin/api/franchise-owner', { ...form, headers, signal: signal ?? null });
}

it('a picture whose sender has left is not decoded', async () => {
  const [listings, pictures] = await Promise.all([
    api.core.db.$count(submissions),
    api.core.db.$count(mediaTable),
  ]);
  const { status } = await sendListing(
    await drawPicture({ width: 51 }),
    '203.0.113.9',
    AbortSignal.abort(),
  );
  expect(status).toBe(503);
  expect(await api.core.db.$count(submissions)).toBe(listings);
  expect(await api.core.db.$count(mediaTable)).toBe(pictures);
});

it('the pictures of one client IP leave the decoder to the office and to others', async () => {
  const large = await drawLarge(6_000);
  const refused = Promise.withResolvers<void>();
  const flood = Array.from({ length: 26 }, async () => {
    const { status } = await sendListing(large, '203.0.113.7');
    if (status === 503) refused.resolve();
    return status;
  });
  await refused.promise;
  const photo = new FormData();
  photo.set('file', asBlob(await drawPicture()), 'photo.jpg');
  const others = await Promise.all([
    editor.call('POST', '/media', photo),
    sendListing(await drawPicture({ width: 50 }), '203.0.113.8'),
  ]);
  const count = (given: number[], status: number) => given.filter((each) => each === status).length;
  expect(others.map(({ status }) => status)).toEqual([201, 201]);
  const answers = await Promise.all(flood);
  expect(count(answers, 201) + count(answers, 503)).toBe(26);
  // One that is decoded and two that wait; whatever was decoded meanwhile has made room.
  expect(count(answers, 503)).toBeGreaterThan(12);
});
