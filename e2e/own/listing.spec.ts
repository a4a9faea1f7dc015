import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNothingMoved, watchLayoutShift } from '../support/layout.ts';
import { motions, watchMotion } from '../support/motion.ts';
import { askListing, listingOf, openListing } from '../support/listing.ts';

test('shows grid first and list on demand, keeps the franchises, and nothing moves while it settles', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await openListing(page);
  await page.waitForLoadState('networkidle');
  await expectNothingMoved(page);
  await expectNoViolations(page);
  const { names, filters, results } = listingOf(page);
  const before = await names.allTextContents();
  const grid = page.getByRole('button', { name: 'Grid view' });
  const list = page.getByRole('button', { name: 'List view' });
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  const card = results.getByRole('article').first();
  const [picture, tag] = [card.locator('.card-picture'), card.getByRole('button')];
  const { y, height } = (await picture.boundingBox()) ?? { y: 0, height: 0 };
  expect((await tag.boundingBox())?.y, 'the tag is below the picture').toBeGreaterThan(y + height);
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/franchises?view=list');
  expect(await names.allTextContents()).toEqual(before);
  const [first, second] = await results.getByRole('article').all();
  await expect.poll(async () => (await first?.boundingBox())?.height).toBeLessThan(90);
  expect((await first?.boundingBox())?.x).toBe((await second?.boundingBox())?.x);
  const size = page.viewportSize();
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = results.getByRole('article');
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights), `no row wraps at ${width}`).toBeLessThan(90);
    const covered = await rows.evaluateAll((all) =>
      all.filter((row) => {
        const [chip, figure] = [row.querySelector('.card-chip'), row.querySelector('dd')];
        const { right = 0 } = chip?.getBoundingClientRect() ?? {};
        return right > (figure?.getBoundingClientRect().left ?? 0);
      }),
    );
    expect(covered, `no category lies under a figure at ${width}`).toHaveLength(0);
  }
  if (size) await page.setViewportSize(size);
  const columns = page.getByRole('navigation', { name: 'Sort by column' });
  for (const order of ['investmentLow', 'investmentHigh', 'featured']) {
    await columns.getByRole('link', { name: 'Investment' }).click();
    await expect(listingOf(page).sort).toHaveValue(order);
  }
  await expect(page).toHaveURL('/franchises?view=list');
  await grid.click();
  await expect(page).toHaveURL('/franchises');

  const toggle = page.getByRole('button', { name: 'Filters' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(filters).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(filters).toBeHidden();
  await toggle.click();
  await expect(filters).toBeVisible();
});

test('sorts by whatever is chosen, and cards glide to their new places', async ({ page }) => {
  await watchMotion(page);
  await openListing(page);
  const { names, results, sort } = listingOf(page);
  // The tests of the API say how each order sorts.
  for (const order of ['name', 'roiHigh', 'featured']) {
    const { franchises } = await askListing(page, `sort=${order}`);
    await sort.selectOption(order);
    await expect(names).toHaveText(franchises.slice(0, 24).map((each) => each.business_name));
    const expected = order === 'featured' ? null : order;
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe(expected);
  }
  expect(await motions(page)).toEqual(['glide']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sort.selectOption('name');
  await expect(page).toHaveURL('/franchises?sort=name');
  await expect(results).toHaveAttribute('aria-busy', 'false');
  expect(await motions(page)).toEqual([]);
});

test('no card stands alone in the last row of a grid', async ({ page }) => {
  for (const path of ['/franchises?category=Food+%26+Beverage', '/blog']) {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    for (const width of [360, 700, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const isAlone = await cards.evaluateAll((all) => {
        const [before, last] = all.slice(-2).map((card) => card.getBoundingClientRect());
        const row = all.at(-1)?.closest('ul, div')?.clientWidth ?? 0;
        return all.length > 12 && before?.top !== last?.top && (last?.width ?? 0) < row - 1;
      });
      expect(isAlone, `alone on ${path} at ${width} px`).toBe(false);
    }
  }
});
