import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  articles,
  brands,
  categories,
  events,
  picturesFolder as folder,
  team,
} from '../src/content.ts';
import { paletteOf } from '../src/palette.ts';
import { drawings } from '../src/pictures.ts';
import { random } from '../src/random.ts';
import { raster } from '../src/raster.ts';
import { signboard } from '../src/street/sign.ts';
import { picture } from '../src/svg.ts';

const gallery = brands.flatMap(({ slug, pictures }) =>
  Array.from({ length: pictures }, (_, i) => `brands/${slug}-${i + 1}.webp`),
);
const expected: [string, number, number, string[]][] = [
  ['logos', 512, 512, brands.map(({ slug }) => `brands/${slug}-logo.webp`)],
  ['gallery pictures', 1280, 960, gallery],
  ['category tiles', 800, 600, categories.map(({ slug }) => `categories/${slug}.webp`)],
  ['article covers', 1200, 675, articles.map(({ slug }) => `blog/${slug}.webp`)],
  ['event covers', 1200, 675, events.map(({ picture }) => `events/${picture}.webp`)],
  ['portraits', 800, 800, team.map(({ slug }) => `team/${slug}.webp`)],
  ['hero street', 2400, 900, ['site/hero-street.webp']],
  ['hero street for phones', 1200, 900, ['site/hero-street-small.webp']],
  ['about picture', 1200, 900, ['site/about.webp']],
  ['Open Graph card', 1200, 630, ['site/og.webp']],
  ['placeholder', 800, 600, ['site/placeholder.webp']],
];

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('the pictures in the repository', () => {
  test.each(expected)('%s are %i by %i', async (_, width, height, files) => {
    expect(files.length).toBeGreaterThan(0);
    const sizes = await Promise.all(
      files.map(async (file) => {
        const { format, width, height } = await sharp(join(folder, file)).metadata();
        return { file, format, width, height };
      }),
    );
    expect(sizes).toEqual(files.map((file) => ({ file, format: 'webp', width, height })));
  });

  test('are exactly the ones that the illustrator draws', async () => {
    const found = (await filesUnder(folder)).map((path) => path.slice(folder.length + 1));
    const drawn = drawings.map(({ file }) => file);
    expect(found.toSorted()).toEqual([...drawn, 'colours.json'].toSorted());
    const colours = JSON.parse(await readFile(join(folder, 'colours.json'), 'utf8')) as object;
    const coloured = Object.keys(colours).map((name) => `${name}.webp`);
    expect(drawn).toEqual(expect.arrayContaining(coloured));
    expect(coloured.length).toBeGreaterThan(300);
  });

  test('weigh at most 9 MB together', async () => {
    const sizes = await Promise.all(
      (await filesUnder(folder)).map(async (path) => (await stat(path)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9 * 1024 * 1024);
  });

  test('include drawings for states, small enough to inline', async () => {
    for (const state of ['no-results', 'not-found', 'offline', 'empty-inbox']) {
      const svg = await readFile(join(folder, `states/${state}.svg`));
      expect(svg.length).toBeLessThan(3 * 1024);
      expect(await sharp(svg).metadata()).toMatchObject({ format: 'svg', width: 240, height: 180 });
    }
  });
});

test('no two categories share a hue or an art, no two articles a cover, no two events a scene', () => {
  const lists = [
    categories.map(({ hue }) => hue),
    categories.map(({ art }) => art),
    articles.map(({ picture }) => picture),
    events.map(({ picture }) => picture),
  ];
  for (const list of lists) expect(new Set<unknown>(list).size).toBe(list.length);
});

describe('drawing', () => {
  test.each([
    ['lightbox', 103],
    ['band', 106],
    ['board', 99],
    ['crest', 99],
  ] as const)('keeps the tails of letters off the lower rule of a %s', async (kind, y) => {
    const palette = paletteOf({ main: '#22262b', second: '#f2b632' }, random('sign'));
    const sign = { kind, style: 'flourish', name: 'Gypsy', icon: () => '', lamps: false } as const;
    const svg = signboard(sign, { x: 0, y: 0, w: 560, h: 116 }, palette);
    const line = { left: 70, top: y, width: 420, height: 1 };
    const pixels = await sharp(Buffer.from(picture(560, 116, svg)))
      .extract(line)
      .raw()
      .toBuffer();
    const colours = new Set(Array.from({ length: 420 }, (_, x) => pixels.readUInt32BE(x * 4)));
    expect(colours.size).toBe(1);
  });

  const brand = drawings.filter(({ file }) => file.startsWith('brands/parcel-peti-'));

  test('gives the same bytes every time', async () => {
    expect(brand.length).toBe(5);
    for (const { svg } of drawings) expect(svg()).toBe(svg());
    const logo = brand.find(({ file }) => file.endsWith('-logo.webp'))?.svg() ?? '';
    expect((await raster(logo)).equals(await raster(logo))).toBe(true);
  });

  /** Other processors may round an edge differently; the repository's files come from this one. */
  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'gives the bytes in the repository',
    async () => {
      for (const { file, svg } of brand.slice(0, 2))
        expect((await raster(svg())).equals(await readFile(join(folder, file))), file).toBe(true);
    },
  );
});
