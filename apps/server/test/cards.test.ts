import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { cardVersion, franchiseCard } from '@naya/contract/cards';
import { mediaUrl } from '@naya/contract/urls';
import { getFranchise } from '@naya/core/franchises/catalogue';
import { franchises } from '@naya/db/tables/franchises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createBoundedStore, createCardMaker } from '../src/cards/card-maker.ts';
import { printable } from '../src/cards/draw/look.ts';
import { useDemoApi } from './support/demo.ts';
import { createFolder } from './support/folder.ts';
import { drawPicture } from './support/pictures.ts';

// Cards are drawn at the lowest priority: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

const api = useDemoApi();

const drawn = () => readdir(join(api.dataDir, 'cards')).then((names) => names.filter(isCard));
const isCard = (name: string) => name.endsWith('.png');
const change = (id: number, values: Partial<typeof franchises.$inferInsert>) =>
  api.core.db.update(franchises).set(values).where(eq(franchises.id, id));

async function expectCard(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  return Buffer.from(bytes);
}

it('a franchise and a post have a card', async () => {
  await expectCard(await api.request('/cards/franchise/1.png'));
  await expectCard(await api.request('/cards/post/what-15-lakh-really-buys.png'));
});

it('is drawn once, and anew when what it shows has changed', async () => {
  const first = await expectCard(await api.request('/cards/franchise/4.png'));
  const before = await drawn();
  expect(await expectCard(await api.request('/cards/franchise/4.png'))).toEqual(first);
  expect(await drawn()).toEqual(before);
  await change(4, { business_name: 'Another Name' });
  expect(await expectCard(await api.request('/cards/franchise/4.png'))).not.toEqual(first);
  expect(await drawn()).toHaveLength(before.length + 1);
});

it('may be kept for ever under the version of what it shows, and shortly under any other', async () => {
  const version = cardVersion(franchiseCard(await getFranchise(api.core, '1')));
  const policy = async (query: string) =>
    (await api.request(`/cards/franchise/1.png${query}`)).headers.get('cache-control');
  expect(await policy(`?v=${version}`)).toContain('immutable');
  for (const query of ['', '?v=older']) expect(await policy(query)).toContain('max-age=0');
});

it('is there only for what is public', async () => {
  await change(7, { status: 'pending' });
  for (const path of ['franchise/7', 'franchise/999999', 'franchise/nobody', 'post/nothing']) {
    expect((await api.request(`/cards/${path}.png`)).status).toBe(404);
  }
});

it.each([
  ['a name of emoji', { business_name: '🍕🍔 👩🏽‍🍳' }],
  [
    'words without end, another script and markup',
    {
      business_name: `चाय <b>&"]]> ${'Kulhad'.repeat(40)} ${'Kulhad '.repeat(40)}`,
      category: '<svg onload="x">',
    },
  ],
  ['pictures that are gone', { images: [`/media/${'0'.repeat(32)}-40x30.webp`] }],
  ['a picture of another server', { images: ['http://127.0.0.1:9/x.png'] }],
])('is drawn of %s', async (_what, values) => {
  const empty = { locations: [], images: [], business_logo: null, investment_min: null };
  await change(9, { ...empty, investment_max: null, ...values });
  await expectCard(await api.request('/cards/franchise/9.png'));
});

it('shows the picture of the franchise', async () => {
  await change(10, { images: [], business_logo: null });
  const without = await expectCard(await api.request('/cards/franchise/10.png'));
  const picture = await api.core.media.storeUpload(await drawPicture({ width: 640, height: 480 }));
  await change(10, { images: [mediaUrl(picture)] });
  const shown = await expectCard(await api.request('/cards/franchise/10.png'));
  const corner = async (card: Buffer) =>
    sharp(card)
      .extract({ left: 760, top: 150, width: 4, height: 4 })
      .removeAlpha()
      .raw()
      .toBuffer();
  expect(await corner(shown)).not.toEqual(await corner(without));
});

it('nobody can make the line of waiting cards endless', async () => {
  await using folder = await createFolder();
  const cards = createCardMaker({ mediaDir: folder.path, cardDir: folder.path, s3: undefined });
  const card = franchiseCard(await getFranchise(api.core, '1'));
  const asked = Array.from({ length: 40 }, (_, index) =>
    cards.make({ ...card, name: `Brand ${index}` }),
  );
  const outcomes = Promise.allSettled(asked);
  await expect(asked.at(-1)).rejects.toMatchObject({ code: 'unavailable' });
  cards.close();
  await outcomes;
});

it('the oldest go when there are too many', async () => {
  await using folder = await createFolder();
  const fileStore = createBoundedStore(folder.path, 10);
  for (let index = 0; index < 11; index += 1) {
    await fileStore.write(`${index}.png`, Buffer.from('card'), 'image/png');
    // Written in the same moment on a quick machine; their order is what counts.
    if (index < 10) await utimes(join(folder.path, `${index}.png`), index, index);
  }
  expect(await fileStore.read('0.png')).toBeNull();
  expect(await fileStore.read('1.png')).not.toBeNull();
  expect(await fileStore.read('10.png')).not.toBeNull();
});

it('letters that the font lacks are left out, the rupee is not', () => {
  expect(printable('🍕 Pizza\n ₹5L – Ĺúç’s\u0000 चाय ')).toBe('Pizza ₹5L – Ĺúç’s');
  expect(printable(null)).toBe('');
});
