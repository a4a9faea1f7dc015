import { expect, test } from '../support/test.ts';
import { homeOf, openHome } from '../support/home.ts';

const untouched = 'minRoi=0&maxRoi=999&minInvestment=500000&maxInvestment=5000000';

test('the slider follows pointer and keyboard, and the section can be hidden', async ({ page }) => {
  await openHome(page);
  const { filters } = homeOf(page);
  const least = filters.getByRole('slider', { name: 'Minimum investment' });
  const most = filters.getByRole('slider', { name: 'Maximum investment' });
  await test.step('it starts at the default range, in Indian format', async () => {
    await expect(least).toHaveValue('500000');
    await expect(most).toHaveValue('5000000');
    await expect(filters.getByText('₹5,00,000', { exact: true })).toBeVisible();
    await expect(filters.getByText('₹50,00,000', { exact: true })).toBeVisible();
  });
  await test.step('a press on the track brings the nearer thumb', async () => {
    await most.scrollIntoViewIfNeeded();
    const box = await most.boundingBox();
    await page.mouse.click(
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    );
    await expect(most).toBeFocused();
    await expect(most).toHaveValue(/^10[01]00000$/);
    await expect(least).toHaveValue('500000');
  });
  await test.step('the thumbs stop at each other', async () => {
    const held = await most.inputValue();
    await least.press('End');
    await expect(least).toHaveValue(held);
    await most.press('Home');
    await expect(most).toHaveValue(held);
  });
  await test.step('it goes from 100000 to 20000000 in steps of 100000', async () => {
    await least.press('Home');
    await expect(least).toHaveValue('100000');
    await least.press('ArrowRight');
    await expect(least).toHaveValue('200000');
    await most.press('End');
    await expect(most).toHaveValue('20000000');
    const shown = filters.getByText('₹2,00,00,000', { exact: true }).filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(most).toHaveAttribute('aria-valuetext', '₹2,00,00,000');
  });
  await test.step('the section has a show/hide toggle', async () => {
    const apply = filters.getByRole('button', { name: 'Apply Filters' });
    await expect(apply).toBeVisible();
    await filters.getByRole('button', { name: 'Hide Filters' }).click();
    await expect(apply).toBeHidden();
    await filters.getByRole('button', { name: 'Show Filters' }).click();
    await expect(apply).toBeVisible();
  });
});

test('Apply Filters leads to the listing with what the panel shows', async ({ page }) => {
  await openHome(page);
  const { filters } = homeOf(page);
  const apply = filters.getByRole('button', { name: 'Apply Filters' });
  await apply.click();
  await expect(page).toHaveURL(`/franchises?${untouched}`);
  await page.goBack();
  await filters.getByRole('combobox', { name: 'Category' }).selectOption('Food & Beverage');
  await filters.getByRole('combobox', { name: 'City' }).selectOption('Pune');
  await filters.getByRole('combobox', { name: 'Minimum ROI' }).selectOption('15');
  await filters.getByRole('slider', { name: 'Minimum investment' }).press('ArrowRight');
  await filters.getByRole('slider', { name: 'Maximum investment' }).press('ArrowLeft');
  await apply.click();
  await expect(page).toHaveURL(
    '/franchises?category=Food+%26+Beverage&location=Pune&minRoi=15&maxRoi=999&minInvestment=600000&maxInvestment=4900000',
  );
});

test('what was moved before the script came counts', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const { filters } = homeOf(page);
  await filters.getByRole('slider', { name: 'Minimum investment' }).press('ArrowRight');
  held.resolve();
  await expect(filters.getByText('₹6,00,000', { exact: true })).toBeVisible();
});
