import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { variantJob } from '@naya/core/pictures';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Interrupted } from '../src/jobs/helper-process.ts';
import { createPictureMaker, type PictureMaker } from '../src/jobs/pictures.ts';
import { openMedia } from '../src/media/open-media.ts';
import { drawPicture } from './support/pictures.ts';

// The worker has the lowest priority: on a busy machine it takes its time.
vi.setConfig({ testTimeout: 120_000 });

let mediaDir = '';
let maker: PictureMaker;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'naya-media-'));
  maker = createPictureMaker({ mediaDir, s3: undefined });
});
afterAll(async () => {
  maker.close();
  await rm(mediaDir, { recursive: true });
});

async function store(width: number, height = 200) {
  const media = await openMedia({ mediaDir, s3: undefined });
  const bytes = await drawPicture({ width, height });
  return variantJob(await media.storeUpload(bytes)).picture;
}
const madeOf = (name: string) => readdir(join(mediaDir, name.slice(0, 2), name));

it('makes every variant in a process of its own, again after that was let go', async () => {
  for (const width of [200, 330]) {
    const name = await store(width);
    await maker.make(name);
    const widths = width < 320 ? [160] : [160, 320];
    const files = widths.flatMap((each) => [`${each}.avif`, `${each}.webp`]);
    expect((await madeOf(name)).sort()).toEqual(files);
    maker.close();
  }
});

it('rests between the variants when it is told to, and goes on', async () => {
  const name = await store(1_280, 960);
  maker.rest(true);
  const making = maker.make(name);
  await setTimeout(3_000);
  await expect(madeOf(name)).rejects.toThrow('ENOENT');
  maker.rest(false);
  await vi.waitUntil(async () => (await madeOf(name).catch(() => [])).length > 0);
  maker.rest(true);
  await setTimeout(1_000);
  const soFar = await madeOf(name);
  await setTimeout(2_000);
  expect(await madeOf(name)).toEqual(soFar);
  expect(soFar.length).toBeLessThan(12);
  maker.rest(false);
  await making;
  expect(await madeOf(name)).toHaveLength(12);
});

it('is interrupted by a stop, and says so', async () => {
  const making = maker.make(await store(250));
  maker.close();
  await expect(making).rejects.toThrow(Interrupted);
});

it('tells of a place it cannot read', async () => {
  const broken = createPictureMaker({
    mediaDir,
    s3: { endpoint: 'http://127.0.0.1:9', region: 'x', bucket: 'x', key: 'x', secret: 'x' },
  });
  await expect(broken.make(await store(240))).rejects.toThrow(/ECONNREFUSED/);
  broken.close();
});
