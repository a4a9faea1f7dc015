import { expect, test, type Page } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { photoUrl, servePhotos } from '../support/photos.ts';
import { setStub } from '../support/stub.ts';

const path = '/franchises/7';
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => photoUrl(`${index + 1}.gif`));
const showPhotos = (count: number) =>
  setStub({
    [`GET ${path}`]: {
      json: {
        id: 7,
        business_name: 'Tapri Test',
        category: 'Food & Beverage',
        images: photos(count),
      },
    },
  });

test.beforeEach(({ page }) => servePhotos(page));

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' }).getByRole('link');
const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Tapri Test' });

test('the viewer opens at the picture that was chosen, loaded only then, and turns its pages', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  showPhotos(5);
  await page.goto(path);
  await expect(pictures(page).first()).toBeVisible();
  expect(loaded.filter((url) => url.includes('gallery-viewer'))).toEqual([]);
  await pictures(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page);
  const status = viewer.getByRole('status');
  await expect(status).toHaveText('Picture 2 / 5');
  expect(loaded.filter((url) => url.includes('gallery-viewer'))).not.toEqual([]);
  await expect(viewer.getByRole('img', { name: 'Tapri Test, picture 2 of 5' })).toBeInViewport({
    ratio: 0.99,
  });
  for (const [key, shown] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 5],
  ] as const) {
    await page.keyboard.press(key);
    await expect(status).toHaveText(`Picture ${shown} / 5`);
  }
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(status).toHaveText('Picture 1 / 5');
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect(status).toHaveText('Picture 5 / 5');
  await expectNoViolations(page);

  await test.step('the focus stays in the viewer, and returns when it closes', async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await pictures(page).nth(3).click();
    await expect(status).toHaveText('Picture 4 / 5');
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body')?.tagName === 'BODY' &&
          document.activeElement !== document.body,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(pictures(page).nth(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
    await expect(pictures(page).nth(3)).toBeFocused();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('a swipe turns the page', async ({ page }) => {
    showPhotos(5);
    await page.goto(path);
    await pictures(page).first().tap();
    const status = viewerOf(page).getByRole('status');
    await expect(status).toHaveText('Picture 1 / 5');
    const screen = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x) => ({ x, y: 400 })),
      });
    await touch('touchStart', 300);
    for (let x = 280; x >= 40; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(status).toHaveText('Picture 2 / 5');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('of one to four pictures the first is the largest, and each opens by itself', async ({
    page,
  }) => {
    for (const count of [1, 2, 3, 4]) {
      showPhotos(count);
      await page.goto(path);
      const boxes = await Promise.all(
        (await pictures(page).all()).map((link) => link.boundingBox()),
      );
      const areas = boxes.map((box) => (box?.width ?? 0) * (box?.height ?? 0));
      expect(areas).toHaveLength(count);
      expect(Math.max(...areas), `${count} pictures`).toBe(areas[0]);
    }
    await pictures(page).first().click();
    await expect(page).toHaveURL(photoUrl('1.gif'));
  });
});
