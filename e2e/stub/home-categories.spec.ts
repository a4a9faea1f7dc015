import { expect, test } from '../support/test.ts';
import { homeOf, openHome, stopTime } from '../support/home.ts';
import { categoryRows } from '../support/home-rows.ts';
import { setStub } from '../support/stub.ts';

const previous = { name: 'Previous categories' };
const next = { name: 'Next categories' };

test('the category carousel has pages of 4 and wraps around at both ends', async ({ page }) => {
  setStub({ 'GET /categories': { json: categoryRows(9) } });
  await openHome(page);
  const { categories } = homeOf(page);
  await expect(categories.getByText('1 of 3')).toBeVisible();
  await categories.scrollIntoViewIfNeeded();
  for (const [id, shown] of [
    [1, true],
    [4, true],
    [5, false],
    [9, false],
  ] as const) {
    const link = categories.getByRole('link', { name: `Category ${id}`, exact: true });
    await (shown ? expect(link).toBeInViewport() : expect(link).not.toBeInViewport());
  }
  await categories.getByRole('button', next).click();
  await expect(categories.getByText('2 of 3')).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Category 5', exact: true })).toBeInViewport();
  await expect(categories.getByRole('link', { name: 'Category 8', exact: true })).toBeInViewport();
  await expect(
    categories.getByRole('link', { name: 'Category 4', exact: true }),
  ).not.toBeInViewport();
  await categories.getByRole('button', next).click();
  await expect(categories.getByText('3 of 3')).toBeVisible();
  await categories.getByRole('button', next).click();
  await expect(categories.getByText('1 of 3')).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Category 1' })).toBeInViewport();
  await categories.getByRole('button', previous).click();
  await expect(categories.getByText('3 of 3')).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Category 9' })).toBeInViewport();

  await test.step('on a phone it can be swiped', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHome(page);
    await categories.getByRole('link', { name: 'Category 1', exact: true }).hover();
    await page.mouse.wheel(400, 0);
    await expect(categories.getByText('2 of 3')).toBeVisible();
  });
});

test('recalculation after a resize is held back 250 ms', async ({ page }) => {
  setStub({ 'GET /categories': { json: categoryRows(9) } });
  await stopTime(page);
  await openHome(page);
  const { categories } = homeOf(page);
  await categories.getByRole('button', next).click();
  // The turn itself glides by the browser's own clock.
  await expect(categories.getByRole('link', { name: 'Category 8' })).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(1_000);
  await expect(categories.getByText('2 of 3')).toBeVisible();
  await page.evaluate(`
    window.recalculations = 0;
    Element.prototype.scrollTo = () => { window.recalculations += 1; };
    dispatchEvent(new Event('resize'));`);
  await page.clock.runFor(249);
  expect(await page.evaluate('recalculations')).toBe(0);
  await page.clock.runFor(1);
  expect(await page.evaluate('recalculations')).toBeGreaterThan(0);
  await expect(categories.getByText('2 of 3')).toBeVisible();
});
