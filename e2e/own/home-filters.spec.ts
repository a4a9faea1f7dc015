import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { countOf } from '@naya/contract/format/count';
import { askListing, listingOf } from '../support/listing.ts';
import { homeOf, openHome } from '../support/home.ts';

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

async function pressTrack(page: Page, filters: Locator, part: number) {
  const { x, y, width, height } = await boxOf(filters.locator('.slider'));
  const thumb = 24;
  await page.mouse.click(x + thumb + (width - 2 * thumb) * part, y + height / 2);
}

async function thumbBoxes(filters: Locator): Promise<[Box, Box]> {
  const thumbs = filters.locator('.slider-thumb');
  return [await boxOf(thumbs.first()), await boxOf(thumbs.last())];
}

async function dragFrom(page: Page, { x, y, width, height }: Box, by: number) {
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Closed at first. Before it is hydrated, its form is sent as without scripts, and a press on its track does nothing. */
async function openFilters(filters: Locator): Promise<void> {
  const show = filters.getByRole('button', { name: 'Show Filters' });
  await expect(filters.getByRole('button', { name: 'Apply Filters' })).toBeHidden();
  await show.click();
  const least = filters.getByRole('slider', { name: 'Minimum investment' });
  const amount = filters.getByLabel('Minimum investment in rupees');
  await least.press('ArrowRight');
  await expect(amount).toHaveValue('₹6,00,000');
  await least.press('ArrowLeft');
  await expect(amount).toHaveValue('₹5,00,000');
}

const untouched = 'minInvestment=500000&maxInvestment=5000000';

test('the slider follows pointer and keyboard, and the section can be hidden', async ({ page }) => {
  await openHome(page);
  const { filters } = homeOf(page);
  await openFilters(filters);
  const least = filters.getByRole('slider', { name: 'Minimum investment' });
  const most = filters.getByRole('slider', { name: 'Maximum investment' });
  await test.step('it starts at the default range, in Indian format', async () => {
    await expect(least).toHaveValue('500000');
    await expect(most).toHaveValue('5000000');
    await expect(filters.getByLabel('Minimum investment in rupees')).toHaveValue('₹5,00,000');
    await expect(filters.getByLabel('Maximum investment in rupees')).toHaveValue('₹50,00,000');
  });
  await test.step('a press on the track brings the nearer thumb to a round amount', async () => {
    await pressTrack(page, filters, 0.85);
    await expect(most).toBeFocused();
    await expect(most).toHaveValue('9000000');
    await expect(least).toHaveValue('500000');
  });
  await test.step('the thumbs stop at each other, and can be parted again', async () => {
    await least.press('End');
    await expect(least).toHaveValue('9000000');
    const [low, high] = await thumbBoxes(filters);
    expect(low.x + low.width).toBeLessThanOrEqual(high.x + 1);
    await dragFrom(page, low, -60);
    await expect(most).toHaveValue('9000000');
    await expect.poll(async () => Number(await least.inputValue())).toBeLessThan(9_000_000);
    await most.press('Home');
    await expect(most).toHaveValue(await least.inputValue());
  });
  await test.step('it goes from 100000 to 20000000 in steps of 100000', async () => {
    await least.press('Home');
    await expect(least).toHaveValue('100000');
    await least.press('ArrowRight');
    await expect(least).toHaveValue('200000');
    await most.press('End');
    await expect(most).toHaveValue('20000000');
    await expect(filters.getByLabel('Maximum investment in rupees')).toHaveValue('₹2,00,00,000');
    await expect(most).toHaveAttribute('aria-valuetext', '₹2,00,00,000');
  });
  await test.step('amounts can be typed as people say them, or chosen by one press', async () => {
    const typed = filters.getByLabel('Maximum investment in rupees');
    for (const [text, amount] of [
      ['15', '₹15,00,000'],
      ['1.25 cr', '₹1,25,00,000'],
      ['lots', '₹1,25,00,000'],
    ] as const) {
      await typed.fill(text);
      await typed.press('Enter');
      await expect(typed).toHaveValue(amount);
    }
    await filters.getByRole('button', { name: '₹5L–₹15L' }).click();
    await expect(least).toHaveValue('500000');
    await expect(most).toHaveValue('1500000');
  });
  await test.step('the section has a show/hide toggle', async () => {
    const apply = filters.getByRole('button', { name: 'Apply Filters' });
    await expect(apply).toBeVisible();
    const { y, height } = await boxOf(apply);
    const chip = await filters.getByRole('button', { name: '₹50L+' }).boundingBox();
    expect(y + height, 'what Tab reaches last stands last').toBeGreaterThan(Number(chip?.y));
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
  await openFilters(filters);
  await test.step('it says how many the default range leaves out, and clears it by one press', async () => {
    const [all, within] = await Promise.all([askListing(page, ''), askListing(page, untouched)]);
    const out = all.total - within.total;
    expect(out).toBeGreaterThan(0);
    const said = `₹5L–₹50L leaves out ${out} of ${countOf(all.total, 'franchise')}.`;
    await expect(filters.getByRole('status')).toHaveText(said);
    await filters.getByRole('button', { name: 'Any budget' }).click();
    await expect(filters.getByLabel('Minimum investment in rupees')).toHaveValue('');
    await filters.getByRole('combobox', { name: 'City' }).selectOption('Indore');
    await apply.click();
    await expect(page).toHaveURL('/franchises?location=Indore');
    await page.goBack();
  });
  await openFilters(filters);
  await apply.click();
  await expect(page).toHaveURL(`/franchises?${untouched}`);
  await page.goBack();
  await openFilters(filters);
  await filters.getByRole('combobox', { name: 'Category' }).selectOption('Food & Beverage');
  await filters.getByRole('combobox', { name: 'City' }).selectOption('Pune');
  await filters.getByRole('combobox', { name: 'Minimum ROI' }).selectOption('15');
  await expect(filters.getByText('leaves out what pays back sooner than 15 months')).toBeVisible();
  await filters.getByRole('slider', { name: 'Minimum investment' }).press('ArrowRight');
  await filters.getByRole('slider', { name: 'Maximum investment' }).press('ArrowLeft');
  await apply.click();
  await expect(page).toHaveURL(
    '/franchises?category=Food+%26+Beverage&location=Pune&minRoi=15&minInvestment=600000&maxInvestment=4900000',
  );
});

test('the sentence of the hero counts while it is filled in, and leads to the listing', async ({
  page,
}) => {
  const query = 'location=Indore&maxRoi=24&maxInvestment=1500000';
  const answer = await askListing(page, `openFirst=true&${query}`);
  const open = answer.sections.find(({ kind }) => kind === 'open')?.count ?? 0;
  expect(open).toBeLessThan(answer.total);
  await openHome(page);
  const sentence = page.getByRole('form', { name: 'Franchises for my budget' });
  await sentence.getByLabel('My budget').selectOption('₹15 lakh');
  await sentence.getByLabel('My city').fill('Nowhere');
  await expect(sentence.getByRole('button', { name: 'See what comes close' })).toBeVisible();
  await sentence.getByLabel('My city').fill('Indore');
  await sentence.getByLabel('Money back').selectOption('within 24 months');
  await sentence.getByRole('button', { name: `Show ${open} you can open` }).click();
  await expect(page).toHaveURL('/franchises?maxInvestment=1500000&location=Indore&maxRoi=24');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${open} you can open in Indore with ₹15 lakh back within 24 months`,
  );
  await page.getByRole('region', { name: 'Results' }).getByRole('link').first().click();
  await expect(
    page.getByRole('region', { name: 'Investment Overview' }).getByRole('rowheader', {
      name: 'Indore',
    }),
  ).toBeVisible();
});

test('what was moved before the script came counts', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/franchises', { waitUntil: 'commit' });
  const { filters } = listingOf(page);
  await filters.getByRole('slider', { name: 'Minimum investment' }).press('ArrowRight');
  release();
  await expect(filters.getByLabel('Minimum investment in rupees')).toHaveValue('₹6,00,000');
});
