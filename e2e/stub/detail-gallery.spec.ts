import { expect, test, type Page } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { photoAddress, servePhotos } from '../support/photos.ts';
import { setStub } from '../support/stub.ts';

const address = '/franchises/7';
const franchise = {
  id: 7,
  business_name: 'Tapri Test',
  category: 'Food & Beverage',
  images: [1, 2, 3, 4, 5].map((each) => photoAddress(`${each}.gif`)),
};

test.beforeEach(async ({ page }) => {
  await servePhotos(page);
  setStub({ [`GET ${address}`]: { json: franchise } });
});

function pictures(page: Page) {
  return page.getByRole('region', { name: 'Pictures' }).getByRole('link');
}

async function openSecond(page: Page) {
  await page.goto(address);
  await pictures(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Pictures of Tapri Test' });
  await expect(viewer).toBeVisible();
  return viewer;
}

test('the viewer opens at the picture that was chosen, loaded only then', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  await page.goto(address);
  await expect(pictures(page).first()).toBeVisible();
  expect(chunks.filter((url) => url.includes('gallery-viewer'))).toEqual([]);
  const viewer = await openSecond(page);
  await expect(viewer.getByRole('status')).toHaveText('Picture 2 / 5');
  const shown = viewer.getByRole('img', { name: 'Tapri Test, picture 2 of 5' });
  await expect(shown).toBeInViewport({ ratio: 0.99 });
  expect(chunks.filter((url) => url.includes('gallery-viewer'))).not.toEqual([]);
});

test('arrow keys turn the pages, round the ends too', async ({ page }) => {
  const viewer = await openSecond(page);
  const status = viewer.getByRole('status');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Picture 3 / 5');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('Picture 2 / 5');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('Picture 1 / 5');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('Picture 5 / 5');
});

test('buttons turn the pages', async ({ page }) => {
  const viewer = await openSecond(page);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByRole('status')).toHaveText('Picture 3 / 5');
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect(viewer.getByRole('status')).toHaveText('Picture 2 / 5');
  await expectNoViolations(page);
});

test('Escape closes it and the focus returns', async ({ page }) => {
  const viewer = await openSecond(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(pictures(page).nth(1)).toBeFocused();
});

test('the close button closes it and the focus returns', async ({ page }) => {
  const viewer = await openSecond(page);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(pictures(page).nth(1)).toBeFocused();
});

test('the focus stays inside', async ({ page }) => {
  const viewer = await openSecond(page);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement?.closest('dialog, body')?.tagName === 'BODY' &&
        document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }
  await expect(viewer).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('a swipe turns the page', async ({ page }) => {
    await page.goto(address);
    await pictures(page).first().tap();
    const viewer = page.getByRole('dialog', { name: 'Pictures of Tapri Test' });
    await expect(viewer.getByRole('status')).toHaveText('Picture 1 / 5');
    const screen = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x) => ({ x, y: 400 })),
      });
    await touch('touchStart', 300);
    for (let x = 280; x >= 40; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(viewer.getByRole('status')).toHaveText('Picture 2 / 5');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each picture opens by itself, those beyond the fourth too', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Picture 5', exact: true })).toBeVisible();
    await pictures(page).first().click();
    await expect(page).toHaveURL(photoAddress('1.gif'));
  });
});
