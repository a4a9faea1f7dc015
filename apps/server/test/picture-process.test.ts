import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makeVariants, variantJob } from '@naya/core/media/variants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHelper, HelperEnded, Interrupted } from '../src/helper-process.ts';
import { openMedia, type OpenMediaStore } from '../src/media/store.ts';
import { createPictureProcess } from '../src/media/picture-process.ts';
import { readLargeAvif } from './hostile/large-avif.ts';
import { drawPicture } from './support/pictures.ts';
import { useFolder } from './support/use-folder.ts';

const mediaDir = useFolder();
let media: OpenMediaStore;
beforeAll(async () => {
  media = await openMedia({ mediaDir: mediaDir(), s3: undefined });
});
afterAll(() => media.close());

async function store(width: number) {
  const bytes = await drawPicture({ width, height: 200 });
  return variantJob(await media.storeUpload(bytes)).picture;
}

it('makes every variant in a process of its own, again after that was let go', async () => {
  for (const width of [200, 330]) {
    const name = await store(width);
    media.close();
    await makeVariants({ media }, name);
    const widths = width < 320 ? [160] : [160, 320];
    const files = widths.flatMap((each) => [`${each}.avif`, `${each}.webp`]);
    const made = await readdir(join(mediaDir(), name.slice(0, 2), name));
    expect(made.sort()).toEqual(files);
  }
});

it('is interrupted by a stop, and says so', async () => {
  const pictures = createPictureProcess();
  const original = await drawPicture({ width: 250, kind: 'webp' });
  const encoding = pictures.encode(original, { width: 160, format: 'avif' });
  const decoding = pictures.decode(original);
  await setImmediate();
  pictures.close();
  await expect(encoding).rejects.toThrow(Interrupted);
  await expect(decoding).rejects.toMatchObject({ code: 'unavailable' });
});

it('tells of a place it cannot read', async () => {
  const broken = await openMedia({
    mediaDir: mediaDir(),
    s3: { endpoint: 'http://127.0.0.1:9', region: 'x', bucket: 'x', key: 'x', secret: 'x' },
  });
  await expect(broken.makeVariant(await store(240), 160, 'avif')).rejects.toThrow(/ECONNREFUSED/);
});

it('that dies of a picture refuses that picture only', async () => {
  const [large, small] = [await readLargeAvif(), await drawPicture({ width: 61 })];
  const answers = await Promise.allSettled([large, small].map((bytes) => media.clean(bytes)));
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { code: 'invalid' } },
    { status: 'fulfilled', value: { width: 61 } },
  ]);
});

it('that takes too long is ended', async () => {
  const program = join(import.meta.dirname, 'support/endless-helper.ts');
  const helper = createHelper<object, void>(program, { timeoutMs: 200 });
  await expect(helper.ask({})).rejects.toThrow(HelperEnded);
});
