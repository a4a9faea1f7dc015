import sharp from 'sharp';
import { readLargeAvif } from '../hostile/large-avif.ts';
import { drawPicture } from '../support/pictures.ts';
import { claimSize, writeAnimatedWebp, writeGif, writePng, type Size } from './picture-bytes.ts';

/** With a `status`, any other answer is a fault. */
export type FuzzedPicture = { name: string; bytes: Uint8Array; status?: number };

const size = (width: number, height: number): Size => ({ width, height });

/** Sizes at and around every limit: bytes and words of the formats, 16,000 px, 40 megapixels. */
const edges = [1, 2, 4, 300, 6_000, 15_999, 16_000, 16_001, 16_383, 40_000, 65_535];
const longEdges = [...edges, 1_000_000, 40_000_000, 0x7fffffff];

/** Pictures that once filled the memory or held a process for long, each in at most some 100 KB. */
export async function drawBombs(): Promise<FuzzedPicture[]> {
  const [jpeg, webp] = [await drawPicture(), await drawPicture({ kind: 'webp' })];
  const large = size(4_000, 4_000);
  const bombs = [
    { name: 'a PNG of 10,000,000 x 4', bytes: writePng(size(10_000_000, 4)) },
    { name: 'a PNG of 1 x 40,000,000', bytes: writePng(size(1, 40_000_000)) },
    { name: 'a JPEG of 65,500 x 600', bytes: claimSize.jpeg(jpeg, size(65_500, 600)) },
    { name: 'an AVIF of 39 MP', bytes: await readLargeAvif() },
    { name: 'a GIF of 3,000 frames', bytes: writeGif(large, large, 3_000) },
    { name: 'a GIF of one 4.3 GP frame', bytes: writeGif(size(1, 1), size(65_535, 65_535), 1) },
    { name: 'a WebP of 3,000 frames', bytes: writeAnimatedWebp(webp, large, 3_000) },
    { name: 'a WebP of a 268 MP canvas', bytes: writeAnimatedWebp(webp, size(16_383, 16_383), 2) },
  ];
  return bombs.map((bomb) => ({ ...bomb, status: 422 }));
}

/** Pictures just within the limits, which cost the most of those that are taken. */
export async function drawLargest(): Promise<FuzzedPicture[]> {
  const draw = ({ width, height }: Size) =>
    sharp({ create: { width, height, channels: 4, background: '#0B5B4A80' } });
  const square = draw(size(6_300, 6_300));
  const pictures = {
    'a progressive JPEG of 39 MP': square.clone().jpeg({ progressive: true }),
    'an interlaced PNG of 39 MP': square.clone().png({ progressive: true, compressionLevel: 1 }),
    'a WebP of 39 MP': square.clone().webp({ effort: 0 }),
    'a GIF of 39 MP': square.clone().gif({ effort: 1 }),
    'an AVIF of 12 MP': draw(size(4_000, 3_000)).removeAlpha().avif({ effort: 0 }),
  };
  return Promise.all(
    Object.entries(pictures).map(async ([name, picture]) => ({
      name,
      bytes: await picture.toBuffer(),
      status: 201,
    })),
  );
}

/** Small bodies under headers that say anything; the same `seed` gives the same pictures. */
export async function drawLies(count: number, seed: number): Promise<FuzzedPicture[]> {
  const next = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const [jpeg, webp, avif, png] = await Promise.all([
    drawPicture({ kind: 'jpeg' }),
    drawPicture({ kind: 'webp' }),
    drawPicture({ kind: 'avif' }),
    drawPicture({ kind: 'png' }),
  ]);
  const frames = () => pick([1, 2, 50, 400]);
  const short = () => size(pick(edges), pick(edges));
  const long = () => size(pick(longEdges), pick(longEdges));
  const real = () => size(pick([1, 40, 300]), pick([1, 30, 300]));
  const kinds: Record<string, () => Uint8Array> = {
    png: () => writePng(long(), real(), next() < 0.3),
    jpeg: () => claimSize.jpeg(jpeg, short()),
    webp: () => claimSize.webp(webp, short()),
    animatedWebp: () => writeAnimatedWebp(webp, short(), frames()),
    avif: () => claimSize.avif(avif, long()),
    gif: () => writeGif(short(), short(), frames()),
    damaged: () => damage(pick([jpeg, webp, avif, png]), next),
  };
  return Array.from({ length: count }, (_, index) => {
    const [kind, write] = pick(Object.entries(kinds));
    const bytes = write();
    const isCut = next() < 0.15;
    const kept = isCut ? bytes.subarray(0, Math.ceil(bytes.length * next())) : bytes;
    return { name: `${index}: ${kind} of seed ${seed}`, bytes: kept };
  });
}

/** A real picture with up to eight wrong bytes. */
function damage(bytes: Uint8Array, next: () => number): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let times = Math.ceil(next() * 8); times > 0; times -= 1) {
    copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256);
  }
  return copy;
}

/** Mulberry32: numbers from 0 to 1 that a seed repeats. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
