import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../support/test.ts';
import { homeOf, openHome } from '../support/home.ts';
import { eventRow } from '../support/home-rows.ts';
import { pngFile } from '../support/pictures.ts';
import { setStub } from '../support/stub.ts';

const youtubeId = 'abc_DEF-123';
const picture = 'https://pictures.example.in/event.png';
const film = 'https://films.example.in/event.mp4';

const players = [
  {
    changes: { video_type: 'youtube', video_id: youtubeId },
    element: 'iframe',
    source: `https://www.youtube-nocookie.com/embed/${youtubeId}`,
    way: 'Watch on YouTube',
  },
  {
    changes: { videoType: 'vimeo', videoId: '815900027' },
    element: 'iframe',
    source: 'https://player.vimeo.com/video/815900027',
    way: 'Watch on Vimeo',
  },
  {
    changes: { video_type: 'custom', video_url: film },
    element: 'video',
    source: film,
    way: 'Open the video',
  },
  {
    changes: { video_type: 'image', image_url: picture },
    element: 'img',
    source: picture,
    way: '',
  },
];
const broken = { video_type: 'youtube', video_id: 'abc' };

const serveMedia = (page: Page) =>
  page.route(/example\.in|youtube|vimeo/, async (route) =>
    route.fulfill({ contentType: 'image/png', body: (await pngFile('event.png', 4, 3)).buffer }),
  );

// Which video data is valid the tests of the contract's events/video.ts say.
test('a play control opens a modal player, which is not there before', async ({ page }) => {
  const rows = [...players.map(({ changes }) => changes), broken];
  setStub({ 'GET /events': { json: rows.map((changes, index) => eventRow(index + 1, changes)) } });
  const asked: string[] = [];
  await serveMedia(page);
  page.on('request', (request) => {
    if (/youtube|vimeo|event-player/.test(request.url())) asked.push(request.url());
  });
  await openHome(page);
  const { events } = homeOf(page);
  await events.scrollIntoViewIfNeeded();
  await expect(events.locator('img').first()).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  for (const [index, { element, source, way }] of players.entries()) {
    const title = `Event ${index + 1}`;
    const verb = element === 'img' ? 'Show' : 'Play';
    await events.getByRole('button', { name: `${verb} ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    expect(await dialog.locator(element).first().getAttribute('src')).toContain(source);
    await expect(dialog.getByText('9 Jan 2027 · Delhi')).toBeVisible();
    expect(await dialog.getByRole('link').allTextContents()).toEqual(
      ['Add to calendar', 'Open in Maps', way].filter(Boolean),
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await events.getByRole('button', { name: 'Play Event 5' }).click();
  await expect(page.getByText('Video data is missing or invalid', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('closing the player takes it away and gives the focus back', async () => {
    const play = events.getByRole('button', { name: 'Play Event 1' });
    await play.click();
    await expect(page.locator('iframe')).toHaveCount(1);
    const file = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('link', { name: 'Add to calendar' }).click();
    const lines = await readFile(await (await file).path(), 'utf8');
    expect(lines).toContain('DTSTART:20270109T053000Z\r\nSUMMARY:Event 1\r\nLOCATION:Delhi\r\n');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(play).toBeFocused();
    await play.press('Enter');
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(play).toBeFocused();
  });
});
