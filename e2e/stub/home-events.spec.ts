import { expect, test, type Page } from '../support/test.ts';
import { homeOf, openHome } from '../support/home.ts';
import { eventRow } from '../support/home-rows.ts';
import { pngFile } from '../support/pictures.ts';
import { setStub } from '../support/stub.ts';

const id = 'abc_DEF-123';
const picture = 'https://pictures.example.in/event.png';
const film = 'https://films.example.in/event.mp4';
const youtube = `https://www.youtube-nocookie.com/embed/${id}`;

async function press(page: Page, changes: Record<string, unknown>) {
  setStub({ 'GET /events': { json: [eventRow(1, changes)] } });
  await page.route(/example\.in|youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'image/png', body: pngFile('event.png', 4, 3).buffer }),
  );
  await openHome(page);
  await homeOf(page).events.getByRole('button', { name: 'Play Event 1' }).click();
}

for (const [sentence, changes, element, address] of [
  ['youtube with an 11-character id', { video_type: 'youtube', video_id: id }, 'iframe', youtube],
  ['camel case', { videoType: 'youtube', videoId: id }, 'iframe', youtube],
  [
    'a watch URL',
    { video_type: 'youtube', video_url: `https://www.youtube.com/watch?v=${id}` },
    'iframe',
    youtube,
  ],
  [
    'an embed URL',
    { video_type: 'youtube', video_url: `https://www.youtube.com/embed/${id}` },
    'iframe',
    youtube,
  ],
  [
    'a shorts URL',
    { video_type: 'youtube', video_url: `https://www.youtube.com/shorts/${id}` },
    'iframe',
    youtube,
  ],
  [
    'a short-link URL',
    { video_type: 'youtube', video_url: `https://youtu.be/${id}` },
    'iframe',
    youtube,
  ],
  [
    'vimeo with a non-empty id',
    { video_type: 'vimeo', video_id: '815900027' },
    'iframe',
    'https://player.vimeo.com/video/815900027',
  ],
  ['custom with a url', { video_type: 'custom', video_url: film }, 'video', film],
  ['image with an image url', { video_type: 'image', image_url: picture }, 'img', picture],
  ['image with a thumbnail', { video_type: 'image', thumbnail: picture }, 'img', picture],
] as const) {
  test(`a play control opens a modal player: ${sentence}`, async ({ page }) => {
    await press(page, changes);
    const dialog = page.getByRole('dialog', { name: 'Event 1' });
    await expect(dialog.getByRole('heading', { name: 'Event 1' })).toBeVisible();
    const source = dialog.locator(element).first();
    expect(await source.getAttribute('src')).toContain(address);
  });
}

for (const [sentence, changes] of [
  ['youtube with a short id', { video_type: 'youtube', video_id: 'abc' }],
  ['youtube without an id', { video_type: 'youtube' }],
  ['vimeo with an empty id', { video_type: 'vimeo', video_id: ' ' }],
  ['custom without a url', { video_type: 'custom' }],
  ['custom with a script for a url', { video_type: 'custom', video_url: 'javascript:alert(1)' }],
  ['image without any picture', { video_type: 'image' }],
  ['an unknown type', { video_type: 'hologram', video_id: id }],
] as const) {
  test(`nothing opens when the video data is not valid: ${sentence}`, async ({ page }) => {
    await press(page, changes);
    await expect(page.getByText('Video data is missing or invalid', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('an event that has no video has no play control', async ({ page }) => {
  setStub({ 'GET /events': { json: [eventRow(1)] } });
  await openHome(page);
  const { events } = homeOf(page);
  await expect(events.getByRole('article')).toContainText(['Event 1']);
  await expect(events.getByRole('button')).toHaveCount(0);
});

test('a thumbnail until the visitor presses play: no player loads before', async ({ page }) => {
  const players: string[] = [];
  page.on('request', (request) => {
    if (/youtube|vimeo|event-player/.test(request.url())) players.push(request.url());
  });
  setStub({
    'GET /events': { json: [eventRow(1, { video_type: 'youtube', video_id: id })] },
  });
  await openHome(page);
  const { events } = homeOf(page);
  await events.scrollIntoViewIfNeeded();
  await expect(events.locator('img')).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(players).toEqual([]);
});

test('closing the player takes it away and gives the focus back', async ({ page }) => {
  await press(page, { video_type: 'youtube', video_id: id });
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  const play = homeOf(page).events.getByRole('button', { name: 'Play Event 1' });
  await expect(play).toBeFocused();
  await play.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play).toBeFocused();
});

test('an event card shows date, title, location and description', async ({ page }) => {
  setStub({ 'GET /events': { json: { events: [eventRow(1)] } } });
  await page.goto('/');
  const card = homeOf(page).events.getByRole('article');
  for (const text of ['9 Jan 2027', 'Event 1', 'Delhi', 'Come and see.']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
});

for (const [failure, answer, message] of [
  ['status 500', { status: 500 }, 'Error loading events: HTTP error! status: 500'],
  ['no answer', { hangUp: true }, 'Error loading events: Failed to fetch events'],
  ['another shape', { json: { items: [] } }, 'Error loading events: Unexpected API response.'],
] as const) {
  test(`'Error loading events: {message}': ${failure}`, async ({ page }) => {
    setStub({ 'GET /events': answer });
    await page.goto('/');
    await expect(homeOf(page).events.getByText(message, { exact: true })).toBeVisible();
  });
}

test("'Error loading events' only if there are none", async ({ page }) => {
  setStub({ 'GET /events': { json: [eventRow(1), { title: 'No id' }, null] } });
  await page.goto('/');
  await expect(homeOf(page).events.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(/Error loading events/)).toHaveCount(0);
});
