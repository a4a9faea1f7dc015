import { readdir } from 'node:fs/promises';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { submissions } from '@naya/db/tables/submissions';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createS3Store } from '../src/media/s3-store.ts';
import { StorageAway } from '../src/http/storage-trouble.ts';
import { listingParts, multipart } from './hostile/requests.ts';
import { startFailingS3 } from './support/failing-s3.ts';
import { drawPicture } from './support/pictures.ts';
import { useDataFolder, useServers } from './support/start.ts';

const dataFolder = useDataFolder();
const startServer = useServers();
const bucket = await startFailingS3();
let database: TestDatabase;
let url = '';
beforeAll(async () => {
  database = await createTestDatabase();
  await insertFranchisesForTest(database.db, [{}]);
  url = await startServer({
    DATABASE_URL: database.url,
    S3_ENDPOINT: bucket.place.endpoint,
    S3_BUCKET: bucket.place.bucket,
    S3_KEY: bucket.place.key,
    S3_SECRET: bucket.place.secret,
    S3_REGION: bucket.place.region,
  });
});
beforeEach(() => {
  bucket.store.answer = null;
});
afterAll(async () => {
  bucket.stop();
  await database.close();
});

async function sendListing() {
  const [logo, image1] = await Promise.all([50, 60].map((width) => drawPicture({ width })));
  const files = [
    { name: 'logo', file: 'logo.jpg', content: logo ?? '' },
    { name: 'image1', file: 'shop.jpg', content: image1 ?? '' },
  ];
  const sent = multipart([...listingParts(), ...files]);
  return fetch(`${url}/admin/api/franchise-owner`, sent);
}

describe('while the picture store', () => {
  it('answers 500 for the second picture, a listing gets 503 and is not kept', async () => {
    let puts = 0;
    bucket.store.answer = (request, response) => {
      puts += 1;
      request.resume().on('end', () => response.writeHead(puts === 1 ? 200 : 500).end());
    };
    const { status, headers } = await sendListing();
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await database.db.$count(submissions)).toBe(0);
    const uploads = await readdir(join(dataFolder(), 'uploads'), { recursive: true });
    expect(uploads.filter((path) => path.includes('form-'))).toEqual([]);
  });

  it('hangs up half-way, a listing gets 503, and its retry is kept whole', async () => {
    bucket.store.answer = (request) => void request.once('data', () => request.destroy());
    const refused = await sendListing();
    expect(refused.status).toBe(503);
    // A lost connection to the database would be a 503 with other words.
    expect(await refused.json()).toMatchObject({
      message: 'We cannot store or read this now. Please try again later.',
    });
    bucket.store.answer = null;
    expect((await sendListing()).status).toBe(201);
    const [row] = await database.db.select().from(submissions);
    const { logo, images } = (row?.payload ?? {}) as { logo: string; images: string[] };
    for (const address of [logo, ...images]) {
      const name = address.replace(/^\/media\/|#.*$/g, '');
      expect(
        bucket.objects.get(`/pictures/${name.slice(0, 2)}/${name}?x-id=PutObject`),
      ).toBeTruthy();
    }
  });

  it('is away, a picture gets 503', async () => {
    bucket.store.answer = (_request, response) => response.writeHead(500).end();
    const { status } = await fetch(`${url}/media/${'0'.repeat(32)}-40x30.webp`);
    expect(status).toBe(503);
  });

  it('does not answer at all, nobody waits for it for ever', async () => {
    const fileStore = createS3Store(bucket.place, 300);
    bucket.store.answer = () => {};
    await expect(fileStore.read('ab/x.webp')).rejects.toThrow(StorageAway);
    await expect(fileStore.write('ab/x', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      StorageAway,
    );
    await expect(fileStore.remove('ab/x')).rejects.toThrow();
    bucket.store.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('half');
    };
    await expect(fileStore.read('ab/x.webp')).rejects.toThrow(StorageAway);
  });

  it('sends a picture without end, nobody waits for it for ever', async () => {
    const fileStore = createS3Store(bucket.place, 300);
    bucket.store.answer = (_request, response) => {
      response.writeHead(200);
      const trickle = setInterval(() => response.write('x'), 50);
      response.once('close', () => clearInterval(trickle));
    };
    await expect(fileStore.read('ab/x.webp')).rejects.toThrow(StorageAway);
  });
});
