import { expect, test, type Page } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { photoAddress, servePhotos } from '../support/photos.ts';
import { setStub } from '../support/stub.ts';

const path = '/franchises/7';
const call = `GET ${path}`;
const minimal = { id: 7, business_name: 'Tapri Test', category: 'Food & Beverage' };

const show = async (page: Page, fields: object) => {
  setStub({ [call]: { json: { ...minimal, ...fields } } });
  await page.goto(path);
};
const figures = (page: Page) =>
  page.getByRole('region', { name: 'Investment Overview' }).getByRole('definition');
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures' });

test('object or {franchise}', async ({ page }) => {
  setStub({ [call]: { json: { franchise: minimal } } });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tapri Test');
});

test('each figure is N/A if missing', async ({ page }) => {
  await show(page, {});
  await expect(figures(page)).toHaveText(['N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
  await expect(page.getByRole('region', { name: 'Franchise facts' })).toHaveCount(0);
  await expectNoViolations(page);
});

test('the excepted_roi pair is accepted as fallback', async ({ page }) => {
  await show(page, { excepted_roi: ['18', '24'] });
  await expect(figures(page).nth(2)).toHaveText('18-24 months');
});

test('expected ROI may be one value', async ({ page }) => {
  await show(page, { excepted_roi_min: 18 });
  await expect(figures(page).nth(2)).toHaveText('18 months');
});

test('the first location stands in for the headquarters', async ({ page }) => {
  await show(page, { locations: 'Nagpur, Pune' });
  await expect(page.getByRole('article').locator('header').first()).toContainText('Nagpur');
});

test('training details may be text split on line breaks, commas, full stops and semicolons', async ({
  page,
}) => {
  await show(page, { training_details: 'Kitchen basics, billing\nHygiene; stock. Two weeks' });
  const about = page.getByRole('region', { name: 'About Tapri Test' });
  await expect(about.getByRole('listitem')).toHaveText([
    'Kitchen basics',
    'billing',
    'Hygiene',
    'stock',
    'Two weeks',
  ]);
});

test('support may be text alone', async ({ page }) => {
  await show(page, { support_offered: 'A manager visits twice a month.' });
  const about = page.getByRole('region', { name: 'About Tapri Test' });
  await expect(about.getByRole('heading', { name: 'Support Provided' })).toBeVisible();
  await expect(about).toContainText('A manager visits twice a month.');
});

test('images may be a single string', async ({ page }) => {
  await servePhotos(page);
  await show(page, { images: photoAddress('one.gif') });
  await expect(gallery(page).getByRole('link')).toHaveCount(1);
  await expect(gallery(page).getByRole('img')).toHaveAttribute('src', photoAddress('one.gif'));
});

test('a placeholder image when there is none', async ({ page }) => {
  await show(page, { images: [] });
  await expect(gallery(page).getByRole('img')).toHaveAttribute('src', /placeholder/);
  await expect(gallery(page).getByRole('link')).toHaveCount(0);
});

test('a placeholder image on load error', async ({ page }) => {
  await servePhotos(page);
  await show(page, { images: [photoAddress('broken.gif'), photoAddress('two.gif')] });
  const images = gallery(page).getByRole('img');
  await expect(images.first()).toHaveAttribute('src', /placeholder/);
  await expect(images.last()).toHaveAttribute('src', photoAddress('two.gif'));
});

for (const count of [1, 2, 3, 4]) {
  test(`${count} pictures: the first is the largest, and no overlay`, async ({ page }) => {
    await servePhotos(page);
    const images = Array.from({ length: count }, (_, index) => photoAddress(`${index}.gif`));
    await show(page, { images });
    const links = gallery(page).getByRole('link');
    await expect(links).toHaveCount(count);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    const areas = boxes.map((box) => (box?.width ?? 0) * (box?.height ?? 0));
    expect(Math.max(...areas)).toBe(areas[0]);
    await expect(gallery(page)).not.toContainText('more');
  });
}

test('six pictures: the fourth says +2 more, and the viewer has them all', async ({ page }) => {
  await servePhotos(page);
  await show(page, {
    images: Array.from({ length: 6 }, (_, index) => photoAddress(`${index}.gif`)),
  });
  const fourth = gallery(page).getByRole('link').nth(3);
  await expect(fourth).toContainText('+2 more');
  await fourth.click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Picture 4 / 6');
});

test('long words and numbers stay on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await show(page, {
    business_name: 'Thiruvananthapuramneighbourhoodconfectionery & Refreshments Company',
    category: 'Entertainment, Events & Experiential Hospitality',
    investment_min: 122_500_000,
    investment_max: 9_999_000_000,
    website: `https://example.in/${'a'.repeat(80)}`,
    features: ['b'.repeat(90)],
  });
  await expectNoSidewaysScroll(page);
});

test("a failure says 'Failed to fetch franchise details' and can be tried again", async ({
  page,
}) => {
  setStub({ [call]: { status: 500 } });
  const response = await page.goto(path);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch franchise details');
  await expectNoViolations(page);
  setStub({ [call]: { json: minimal } });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tapri Test');
});

test("a missing one says 'Franchise not found.'", async ({ page }) => {
  for (const answer of [{ status: 404 }, { json: null }, { json: { franchise: null } }]) {
    setStub({ [call]: answer });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Franchise not found.' })).toBeVisible();
  }
});

test('related franchises fail silently', async ({ page }) => {
  setStub({ [call]: { json: minimal }, 'GET /franchises': { status: 500 } });
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tapri Test');
  await expect(page.getByRole('heading', { name: /^More in/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('');
});

test('related franchises of a backend that ignores the filter are still of the category', async ({
  page,
}) => {
  const others = [1, 2, 3, 4, 5].map((id) =>
    franchiseRow(id, { category: id === 2 ? 'Retail' : minimal.category }),
  );
  setStub({ [call]: { json: minimal }, 'GET /franchises': { json: [minimal, ...others] } });
  await page.goto(path);
  const related = page.getByRole('region', { name: 'More in Food & Beverage' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(related).not.toContainText('Tapri Test');
  await expect(related).not.toContainText('Brand 2');
});
