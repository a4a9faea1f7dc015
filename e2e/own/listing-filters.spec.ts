import { expect, test } from '../support/test.ts';
import { askListing, countLine, listingOf, openListing } from '../support/listing.ts';

test('an untouched filter says Any and does not count', async ({ page }) => {
  const { total } = await askListing(page, '');
  await openListing(page);
  const { filters } = listingOf(page);
  for (const end of ['Minimum investment', 'Maximum investment']) {
    await expect(filters.getByRole('slider', { name: end })).toHaveAttribute(
      'aria-valuetext',
      'Any',
    );
  }
  await expect(filters.getByRole('slider', { name: 'Minimum investment' })).toHaveValue('500000');
  await expect(filters.getByRole('slider', { name: 'Maximum investment' })).toHaveValue('5000000');
  await expect(filters.getByRole('radio', { name: 'Any' })).toHaveCount(2);
  for (const any of await filters.getByRole('radio', { name: 'Any' }).all())
    await expect(any).toBeChecked();
  await expect(filters.getByRole('combobox', { name: 'Minimum ROI' })).toHaveValue('');
  await expect(listingOf(page).count).toHaveText(countLine(total));
});

test('a filter rewrites the query string by replacing, not pushing', async ({ page }) => {
  await page.goto('/');
  await openListing(page);
  await page.getByRole('radio', { name: /^Retail/ }).check();
  await expect(page).toHaveURL('/franchises?category=Retail');
  await page.getByRole('combobox', { name: 'Minimum ROI' }).selectOption('15');
  await expect(page).toHaveURL('/franchises?category=Retail&minRoi=15');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('reads every parameter from the address and shows it in its control', async ({ page }) => {
  const query =
    'search=a&category=Retail&location=Mumbai&minRoi=10&maxRoi=36&minInvestment=500000&maxInvestment=5000000';
  const { total } = await askListing(page, query);
  expect(total).toBeGreaterThan(0);
  await openListing(page, `?${query}`);
  const { search, filters, count } = listingOf(page);
  await expect(search).toHaveValue('a');
  await expect(filters.getByRole('radio', { name: /^Retail/ })).toBeChecked();
  await expect(filters.getByRole('radio', { name: /^Mumbai/ })).toBeChecked();
  await expect(filters.getByRole('combobox', { name: 'Minimum ROI' })).toHaveValue('10');
  await expect(filters.getByRole('combobox', { name: 'Maximum ROI' })).toHaveValue('36');
  const low = filters.getByRole('slider', { name: 'Minimum investment' });
  await expect(low).toHaveAttribute('aria-valuetext', '₹5,00,000');
  await expect(count).toHaveText(countLine(total));
});

test('the list answers while typing without losing focus, best match first', async ({ page }) => {
  const { franchises, total } = await askListing(page, 'search=chai');
  await openListing(page);
  const { search, names, count } = listingOf(page);
  await search.pressSequentially('chai');
  await expect(count).toHaveText(countLine(total));
  await expect(names.first()).toHaveText(franchises[0]?.business_name ?? '');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('chai');
  await expect(page).toHaveURL('/franchises?search=chai');
});

test('the search text is trimmed, and an emptied box searches no more', async ({ page }) => {
  await openListing(page);
  const { search, chips } = listingOf(page);
  await search.fill('  dosa  ');
  await expect(page).toHaveURL('/franchises?search=dosa');
  await search.fill('   ');
  await expect(page).toHaveURL('/franchises');
  await expect(chips).toBeHidden();
});

test('what is being typed is kept while the list answers', async ({ page }) => {
  await openListing(page);
  const { search, chips } = listingOf(page);
  await search.pressSequentially('dosa ');
  await expect(chips).toContainText('“dosa”');
  await expect(search).toHaveValue('dosa ');
  await search.pressSequentially('daftar');
  await expect(page).toHaveURL('/franchises?search=dosa+daftar');
  await expect(chips).toContainText('“dosa daftar”');
});

/** Both in one task, however slow the machine. */
const typeAndLeave = `(() => {
  const box = document.querySelector('main input[type=search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, 'dosa');
  box.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('main .card-link').click();
})()`;

test('whoever leaves while typing is not called back', async ({ page }) => {
  await openListing(page);
  // Once it has answered a click, every listener of the page is in place.
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/franchises?view=list');
  const address = await listingOf(page)
    .results.getByRole('link', { name: /^View Details/ })
    .first()
    .getAttribute('href');
  await page.evaluate(typeAndLeave);
  await expect(page.getByRole('link', { name: 'Back to franchises' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(address ?? '');
});

test('answers that come late are dropped', async ({ page }) => {
  const { total } = await askListing(page, 'search=dosa');
  const held = Promise.withResolvers<void>();
  await page.route('**/admin/api/franchises?search=chai*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openListing(page);
  const { search, count, chips } = listingOf(page);
  const late = page.waitForResponse(/search=chai/);
  await search.fill('chai');
  await expect(page).toHaveURL('/franchises?search=chai');
  await search.fill('dosa');
  await expect(count).toHaveText(countLine(total));
  held.resolve();
  await (await late).finished();
  await expect(chips).toContainText('“dosa”');
  await expect(count).toHaveText(countLine(total));
  await expect(search).toHaveValue('dosa');
});

function named(name: string, count: number): string {
  return `${name} ${count} franchise${count === 1 ? '' : 's'}`;
}

test('every choice tells how many franchises it would leave', async ({ page }) => {
  const retail = await askListing(page, 'category=Retail&location=Mumbai');
  const mumbai = await askListing(page, 'location=Mumbai&category=Education');
  const roi = await askListing(page, 'minRoi=20&location=Mumbai&category=Retail');
  await openListing(page, '?location=Mumbai');
  const { filters } = listingOf(page);
  await filters.getByRole('radio', { name: named('Retail', retail.total) }).check();
  await expect(
    filters.getByRole('radio', { name: named('Education', mumbai.total) }),
  ).toBeVisible();
  const option = filters.getByRole('option', { name: `20 months or more (${roi.total})` });
  await expect(option).toBeAttached();
});

test('active filters are chips that remove their parameter', async ({ page }) => {
  await openListing(
    page,
    '?category=Retail&location=Mumbai&minInvestment=500000&maxInvestment=5000000',
  );
  const { chips, filters, results } = listingOf(page);
  await expect(
    chips.getByRole('link', { name: 'Remove filter Investment ₹5L to ₹50L' }),
  ).toBeVisible();
  await chips.getByRole('link', { name: 'Remove filter Retail' }).click();
  await expect(page).toHaveURL(
    '/franchises?location=Mumbai&minInvestment=500000&maxInvestment=5000000',
  );
  await expect(filters.getByRole('radio', { name: 'Any' }).first()).toBeChecked();
  await expect(results).toBeFocused();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/franchises');
  await expect(chips).toBeHidden();
});

test('when nothing matches, it says so and offers Reset Filters', async ({ page }) => {
  const { total } = await askListing(page, '');
  await openListing(page, '?category=Retail&search=zzqqxx&sort=name');
  await expect(page.getByText('No matching franchises found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/franchises?sort=name');
  await expect(listingOf(page).count).toHaveText(countLine(total));
  await expect(listingOf(page).search).toHaveValue('');
});

test('the investment slider works by keyboard', async ({ page }) => {
  const { total } = await askListing(page, 'minInvestment=600000');
  await openListing(page);
  const { filters, count } = listingOf(page);
  const low = filters.getByRole('slider', { name: 'Minimum investment' });
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await expect(low).toHaveAttribute('aria-valuetext', '₹6,00,000');
  await expect(page).toHaveURL('/franchises?minInvestment=600000');
  await expect(count).toHaveText(countLine(total));
  await expect(low).toBeFocused();
});
