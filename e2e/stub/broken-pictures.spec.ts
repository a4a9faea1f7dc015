import { franchiseRow } from '../support/franchise-row.ts';
import { blogRow } from '../support/home-rows.ts';
import { photoUrl, servePhotos } from '../support/photos.ts';
import { setStub } from '../support/stub.ts';
import { expect, test } from '../support/test.ts';

const broken = photoUrl('broken.gif');

test('a picture that is broken becomes a placeholder', async ({ page }) => {
  await servePhotos(page);
  setStub({
    'GET /blogs': { json: [blogRow(1, { image: broken })] },
    'GET /franchises': { json: [franchiseRow(1, { images: ['/media/not-there.webp'] })] },
    'GET /franchises/7': {
      json: franchiseRow(7, { images: [broken, photoUrl('two.gif')] }),
    },
  });
  await page.goto('/blog');
  const first = page.getByRole('main').getByRole('article').first().locator('img').first();
  await expect(first).toHaveAttribute('src', /placeholder/);
  await page.goto('/franchises');
  await expect(first).toHaveAttribute('src', /placeholder|data:image/);
  await page.goto('/franchises/7');
  const images = page.getByRole('region', { name: 'Pictures' }).getByRole('img');
  await expect(images.first()).toHaveAttribute('src', /placeholder/);
  await expect(images.last()).toHaveAttribute('src', photoUrl('two.gif'));
});
