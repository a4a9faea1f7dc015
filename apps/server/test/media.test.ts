import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFormats, pictureWidths } from '@naya/contract/constants';
import type { StoredPicture } from '@naya/core/media-store';
import { makeVariants, variantJob } from '@naya/core/media/variants';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaRoutes } from '../src/media/public-routes.ts';
import { createDiskStore } from '../src/media/disk-store.ts';
import { createS3Store } from '../src/media/s3-store.ts';
import type { FileStore } from '../src/media/file-store.ts';
import { createMediaStore, type OpenMediaStore } from '../src/media/store.ts';
import { createFolder } from './support/folder.ts';
import { drawPicture, drawSideways } from './support/pictures.ts';
import { startS3 } from './support/s3.ts';

type Place = { fileStore: FileStore; close: () => Promise<void> };

async function onDisk(): Promise<Place> {
  const folder = await createFolder();
  return { fileStore: createDiskStore(folder.path), close: () => folder.remove() };
}

async function inBucket(): Promise<Place> {
  const { place, stop } = await startS3();
  return { fileStore: createS3Store(place), close: stop };
}

const nameOf = (picture: StoredPicture) => variantJob(picture).picture;
const sizeOf = async (bytes: Uint8Array | null) => {
  const { width, height, format } = await sharp(bytes ?? new Uint8Array()).metadata();
  return { width, height, format };
};

describe.each([
  ['a folder', onDisk],
  ['an S3 bucket', inBucket],
])('pictures in %s', (_name, open) => {
  let place: Place;
  let media: OpenMediaStore;
  beforeAll(async () => {
    place = await open();
    media = createMediaStore(place.fileStore);
  });
  afterAll(async () => {
    media.close();
    await place.close();
  });

  it('are taken away with all their variants, and nothing else is', async () => {
    const [gone, stays] = await Promise.all(
      [310, 320].map(async (width) =>
        nameOf(await media.storeUpload(await drawPicture({ width }))),
      ),
    );
    for (const name of [gone, stays]) await media.readVariant(name ?? '', 160, 'webp');
    await media.remove(gone ?? '');
    await media.remove(gone ?? '');
    expect(await media.readOriginal(gone ?? '')).toBeNull();
    expect(await place.fileStore.read(`${gone?.slice(0, 2)}/${gone}/160.webp`)).toBeNull();
    expect(await media.readOriginal(stays ?? '')).not.toBeNull();
    expect(await place.fileStore.read(`${stays?.slice(0, 2)}/${stays}/160.webp`)).not.toBeNull();
  });

  it('are kept once under the name of their content, and read back', async () => {
    const bytes = await drawPicture({ width: 700, height: 400, kind: 'png' });
    const first = await media.storeUpload(bytes);
    expect(await media.storeUpload(bytes)).toEqual(first);
    const read = await media.readOriginal(nameOf(first));
    expect(read?.length).toBe(first.bytes);
    expect(await sizeOf(read)).toEqual({ width: 700, height: 400, format: 'webp' });
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be sent as %s', async (kind) => {
    const picture = await media.storeUpload(await drawPicture({ kind }));
    expect(picture).toMatchObject({ width: 40, height: 30, ext: 'webp' });
  });

  it('come with the colour that fills most of them, unless they can be seen through', async () => {
    const { colour } = await media.storeUpload(await drawPicture());
    // As near as the bins of 16 come to #0B5B4A.
    expect(colour).toBe('085848');
    const clear = { width: 40, height: 30, channels: 4, background: '#0B5B4A80' } as const;
    const seenThrough = await sharp({ create: clear }).png().toBuffer();
    expect(await media.storeUpload(seenThrough)).toMatchObject({ colour: null });
  });

  it('lose their metadata and stand upright, from a file as from memory', async () => {
    const bytes = await drawSideways('secret of the camera');
    expect(bytes.includes('secret of the camera')).toBe(true);
    await using folder = await createFolder();
    await writeFile(join(folder.path, 'upload'), bytes);
    const picture = await media.storeUpload(join(folder.path, 'upload'));
    expect(picture).toMatchObject({ width: 30, height: 40 });
    const stored = Buffer.from((await media.readOriginal(nameOf(picture))) ?? []);
    expect(stored.includes('secret of the camera')).toBe(false);
    const top = await sharp(stored)
      .extract({ left: 5, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(60);
  });

  it('get smaller variants at first demand, of the listed widths only', async () => {
    const picture = await media.storeUpload(await drawPicture({ width: 400, height: 300 }));
    const name = nameOf(picture);
    const both = await Promise.all([1, 2].map(() => media.readVariant(name, 160, 'webp')));
    expect(both[0]).toEqual(both[1]);
    const { bytes = null } = both[0] ?? {};
    expect(await sizeOf(bytes)).toEqual({ width: 160, height: 120, format: 'webp' });
    for (const [width, format] of [
      [161, 'avif'],
      [160, 'png'],
      [0, 'webp'],
      [NaN, 'webp'],
    ] as const) {
      expect(await media.readVariant(name, width, format)).toBeNull();
    }
    expect(await media.readVariant(`${'0'.repeat(32)}-400x300`, 160, 'avif')).toBeNull();
    expect(await media.readVariant('../../secrets', 160, 'avif')).toBeNull();
    expect(await media.readOriginal('../../secrets')).toBeNull();
  });

  it('have every variant made ahead by the job', async () => {
    const picture = await media.storeUpload(await drawPicture({ width: 500, height: 100 }));
    const name = nameOf(picture);
    await makeVariants({ media }, name);
    for (const width of pictureWidths.filter((each) => each <= 500)) {
      for (const format of pictureFormats) {
        const made = await place.fileStore.read(`${name.slice(0, 2)}/${name}/${width}.${format}`);
        expect((await sizeOf(made)).width).toBe(width);
      }
    }
  });

  it('are WebP while their AVIF is not there yet, and are not kept for long', async () => {
    const name = nameOf(await media.storeUpload(await drawPicture({ width: 210, height: 200 })));
    const ask = async () => {
      const { headers } = await mediaRoutes(media).request(`/${name}/160.avif`);
      return [headers.get('Content-Type'), headers.get('Cache-Control')];
    };
    expect(await ask()).toEqual(['image/webp', 'public, max-age=60']);
    const forever = 'public, max-age=31536000, immutable';
    await expect.poll(ask).toEqual(['image/avif', forever]);
  });

  it('are served with their type, to be kept forever', async () => {
    const name = nameOf(await media.storeUpload(await drawPicture({ width: 200, height: 200 })));
    await media.makeVariant(name, 160, 'avif');
    const routes = mediaRoutes(media);
    for (const [path, type] of [
      [`/${name}.webp`, 'webp'],
      [`/${name}/160.avif`, 'avif'],
    ]) {
      const { status, headers } = await routes.request(path ?? '');
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe(`image/${type}`);
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
    for (const path of [`/${name}/161.avif`, `/${name}/160.bmp`, `/${'f'.repeat(32)}-1x1.webp`]) {
      expect((await routes.request(path)).status).toBe(404);
    }
  });
});

it('a write that fails leaves no draft behind', async () => {
  await using folder = await createFolder();
  const fileStore = createDiskStore(folder.path);
  await fileStore.write('ab/taken/inner', new Uint8Array([1]), 'image/webp');
  await expect(fileStore.write('ab/taken', new Uint8Array([2]), 'image/webp')).rejects.toThrow();
  const found = await readdir(folder.path, { recursive: true, withFileTypes: true });
  expect(found.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['inner']);
});

describe('with a public address of the bucket', () => {
  const bucketUrl = 'https://pictures.example.in';
  let place: Place;
  let media: OpenMediaStore;
  beforeAll(async () => {
    place = await inBucket();
    media = createMediaStore(place.fileStore);
  });
  afterAll(async () => {
    media.close();
    await place.close();
  });
  /** The bytes that the browser gets there. */
  const follow = async (answer: Response) => {
    const location = answer.headers.get('Location') ?? '';
    expect(location).toMatch(/^https:\/\/pictures\.example\.in\/[\da-f]{2}\//);
    return place.fileStore.read(location.slice(`${bucketUrl}/`.length));
  };

  it('each file is sent once, and the way to the bucket from then on', async () => {
    const routes = mediaRoutes(media, bucketUrl);
    const name = nameOf(await media.storeUpload(await drawPicture({ width: 700 })));
    for (const path of [`/${name}.webp`, `/${name}/160.webp`]) {
      const first = await routes.request(path);
      expect([path, first.status]).toEqual([path, 200]);
      const next = await routes.request(path);
      expect([path, next.status]).toEqual([path, 302]);
      expect(await follow(next)).toEqual(new Uint8Array(await first.arrayBuffer()));
    }
    expect((await mediaRoutes(media).request(`/${name}.webp`)).status).toBe(200);
  });

  it('nobody is sent to what the bucket does not have', async () => {
    const routes = mediaRoutes(media, bucketUrl);
    const name = nameOf(await media.storeUpload(await drawPicture({ width: 701 })));
    for (const path of [`/${name.replace(/^./, 'f')}0.webp`, `/${name}/161.webp`, '/x/y'])
      for (let times = 0; times < 2; times += 1)
        expect([path, (await routes.request(path)).status]).toEqual([path, 404]);
    const asked = await routes.request(`/${name}/160.avif`);
    // A WebP, until it is encoded.
    expect([asked.status, asked.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    let answer = await routes.request(`/${name}/160.avif`);
    await expect
      .poll(async () => (answer = await routes.request(`/${name}/160.avif`)).status)
      .toBe(302);
    expect((await sizeOf(await follow(answer))).format).toBe('heif');
  });
});
