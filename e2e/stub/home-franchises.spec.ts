import { expect, test } from '../support/test.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { homeOf, openHome } from '../support/home.ts';
import { setStub } from '../support/stub.ts';

test('the featured section shows only franchises with is_active true', async ({ page }) => {
  setStub({
    'GET /franchises': {
      json: [
        franchiseRow(1, { is_featured: true }),
        franchiseRow(2, { is_featured: true, is_active: false }),
        franchiseRow(3, { is_active: 0 }),
      ],
    },
  });
  await page.goto('/');
  const { featured } = homeOf(page);
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(['Brand 1']);
});

test('the featured section puts featured ones first and shows no more than six', async ({
  page,
}) => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => franchiseRow(id, { is_featured: id > 5 }));
  setStub({ 'GET /franchises': { json: rows } });
  await page.goto('/');
  const names = homeOf(page).featured.getByRole('article').getByRole('heading');
  await expect(names).toHaveText([
    'Brand 6',
    'Brand 7',
    'Brand 8',
    'Brand 1',
    'Brand 2',
    'Brand 3',
  ]);
});

test('the featured section cuts the description at 25 words', async ({ page }) => {
  const words = Array.from({ length: 30 }, (_, index) => `word${index + 1}`);
  const description = words.join(' ');
  setStub({ 'GET /franchises': { json: [franchiseRow(1, { description })] } });
  await page.goto('/');
  const { featured } = homeOf(page);
  await expect(
    featured.getByText(`${words.slice(0, 25).join(' ')}...`, { exact: true }),
  ).toBeVisible();
});

test("no franchises at all: 'No franchises available'", async ({ page }) => {
  setStub({ 'GET /franchises': { json: [] } });
  await page.goto('/');
  await expect(homeOf(page).featured.getByText('No franchises available')).toBeVisible();
});

test('the brands marquee names every brand once', async ({ page }) => {
  setStub({ 'GET /franchises': { json: [1, 2, 3].map((id) => franchiseRow(id)) } });
  await openHome(page);
  const { brands } = homeOf(page);
  await expect(brands.getByRole('link')).toHaveText([/Brand 1$/, /Brand 2$/, /Brand 3$/]);
  await expect(brands.getByRole('link', { name: 'Brand 2' })).toHaveAttribute(
    'href',
    '/franchises/2',
  );
});

test('the brands marquee moves and can be stopped', async ({ page }) => {
  setStub({ 'GET /franchises': { json: [1, 2, 3].map((id) => franchiseRow(id)) } });
  await openHome(page);
  const { brands } = homeOf(page);
  const track = brands.locator('.marquee-track');
  await brands.scrollIntoViewIfNeeded();
  await expect(track).toHaveCSS('animation-name', 'drift');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await brands.getByRole('button', { name: 'Stop the brands' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await brands.getByRole('button', { name: 'Move the brands' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(track).toHaveCSS('animation-play-state', 'running');
});

test('the brands marquee hangs still when the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  setStub({ 'GET /franchises': { json: [1, 2, 3].map((id) => franchiseRow(id)) } });
  await openHome(page);
  const { brands } = homeOf(page);
  await expect(brands.locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  await expect(brands.getByRole('button')).toHaveCount(0);
});
