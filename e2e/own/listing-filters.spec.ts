import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { askListing, countLine, listingOf, openListing } from '../support/listing.ts';

test('filters rewrite the query string by replacing, not pushing; chips take them away', async ({
  page,
}) => {
  const { total } = await askListing(page, '');
  await page.goto('/');
  await openListing(page);
  const { filters, chips, results, count, search } = listingOf(page);
  await test.step('a choice, an option and the slider by keyboard', async () => {
    await page.getByRole('radio', { name: /^Retail/ }).check();
    await expect(page).toHaveURL('/franchises?category=Retail');
    await page.getByRole('combobox', { name: 'Minimum ROI' }).selectOption('15');
    await expect(page).toHaveURL('/franchises?category=Retail&minRoi=15');
    const low = filters.getByRole('slider', { name: 'Minimum investment' });
    await low.focus();
    await page.keyboard.press('ArrowRight');
    await expect(low).toHaveAttribute('aria-valuetext', '₹6,00,000');
    await expect(page).toHaveURL('/franchises?category=Retail&minRoi=15&minInvestment=600000');
    const narrowed = await askListing(page, 'category=Retail&minRoi=15&minInvestment=600000');
    await expect(count).toHaveText(countLine(narrowed.total));
    await expect(low).toBeFocused();
    await expect(chips.getByRole('link', { name: 'Remove filter Budget' })).toBeVisible();
  });
  await test.step('a chip removes its parameter, Clear all the rest', async () => {
    await chips.getByRole('link', { name: 'Remove filter Retail' }).click();
    await expect(page).toHaveURL('/franchises?minRoi=15&minInvestment=600000');
    await expect(filters.getByRole('radio', { name: 'Any' }).first()).toBeChecked();
    await expect(results).toBeFocused();
    await chips.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/franchises');
    await expect(chips).toBeHidden();
  });
  await test.step('when nothing matches, Reset Filters keeps the order', async () => {
    await listingOf(page).sort.selectOption('name');
    await search.fill('zzqqxx');
    await expect(page.getByText('No matching franchises found', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL('/franchises?sort=name');
    await expect(count).toHaveText(countLine(total));
    await expect(search).toHaveValue('');
  });
  await test.step('Back leaves the listing', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('the list answers while typing, best match first, keeps what is being typed, and drops what comes late', async ({
  page,
}) => {
  const { franchises, total } = await askListing(page, 'search=chai');
  await openListing(page);
  const { search, names, count, chips } = listingOf(page);
  await search.pressSequentially('chai');
  await expect(count).toHaveText(countLine(total));
  await expect(names.first()).toHaveText(franchises[0]?.business_name ?? '');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('chai');
  await expect(page).toHaveURL('/franchises?search=chai');
  await search.fill('   ');
  await expect(page).toHaveURL('/franchises');
  await expect(chips).toBeHidden();
  await search.fill('');
  await search.pressSequentially('dosa ');
  await expect(chips).toContainText('“dosa”');
  await expect(page).toHaveURL('/franchises?search=dosa');
  await expect(search).toHaveValue('dosa ');
  await search.pressSequentially('daftar');
  await expect(page).toHaveURL('/franchises?search=dosa+daftar');
  await expect(chips).toContainText('“dosa daftar”');

  await test.step('an answer that comes after the next one', async () => {
    const release = await holdRequests(page, '**/admin/api/franchises?search=momo*');
    const late = page.waitForResponse(/search=momo/);
    await search.fill('momo');
    await expect(page).toHaveURL('/franchises?search=momo');
    await search.fill('chai');
    await expect(count).toHaveText(countLine(total));
    release();
    await (await late).finished();
    await expect(chips).toContainText('“chai”');
    await expect(count).toHaveText(countLine(total));
    await expect(search).toHaveValue('chai');
  });
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
  const href = await listingOf(page)
    .results.getByRole('link', { name: /^View Details/ })
    .first()
    .getAttribute('href');
  await page.evaluate(typeAndLeave);
  await expect(page.getByRole('link', { name: 'Back to franchises' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(href ?? '');
});
