import { expect, test, type Page } from '../support/test.ts';
import { fillListing, freshEmail } from '../support/fill-forms.ts';
import { pngFile } from '../support/pictures.ts';

const headquarters = (page: Page) => page.getByLabel('Headquarters');

function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('naya-outlet');
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('drafts').objectStore('drafts').count();
          count.addEventListener('success', () => resolve(count.result));
        });
      }),
  );
}

test('a half-filled form survives a reload; Clear form empties it for good, Undo brings it back', async ({
  page,
}) => {
  await page.goto('/list-franchise');
  await headquarters(page).fill('Madurai');
  await page.getByRole('checkbox', { name: 'Tamil Nadu' }).check();
  await page.getByLabel('Category').selectOption({ index: 2 });
  const category = await page.getByLabel('Category').inputValue();
  await page.getByLabel('Logo').setInputFiles(await pngFile('mark.png', 64, 64));
  const preview = page.getByRole('img', { name: 'Preview of mark.png' });
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect(headquarters(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headquarters(page)).toHaveValue('Madurai');
  await page.reload();
  await expect(headquarters(page)).toHaveValue('Madurai');
  await expect(page.getByRole('checkbox', { name: 'Tamil Nadu' })).toBeChecked();
  await expect(page.getByLabel('Category')).toHaveValue(category);
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect.poll(() => keptDrafts(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Clear form' })).toBeDisabled();
  await expect(headquarters(page)).toHaveValue('');

  await test.step('and so does sending it', async () => {
    await fillListing(page, freshEmail());
    await expect.poll(() => keptDrafts(page)).toBe(1);
    await page.getByRole('button', { name: 'Submit Listing' }).click();
    await expect(page).toHaveURL('/franchises');
    await expect.poll(() => keptDrafts(page)).toBe(0);
  });
});

test('what is typed before the scripts have arrived joins the stored draft', async ({ page }) => {
  await page.goto('/list-franchise');
  await headquarters(page).fill('Madurai');
  await page.getByLabel('Designation').fill('Founder');
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await headquarters(page).fill('Salem');
  release();
  await expect(page.getByLabel('Designation')).toHaveValue('Founder');
  await expect(headquarters(page)).toHaveValue('Salem');
  await expect.poll(() => keptDrafts(page)).toBe(1);
});
