import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { listingOf, openListing } from '../support/listing.ts';
import { setStub } from '../support/stub.ts';

for (const query of ['', '?category=Retail&minRoi=10']) {
  test(`'No franchises available' when the data is empty ${query}`, async ({ page }) => {
    setStub({ 'GET /franchises': { json: [] } });
    await page.goto(`/franchises${query}`);
    await expect(page.getByText('No franchises available', { exact: true })).toBeVisible();
    await expect(page.getByText('No matching franchises found')).toHaveCount(0);
    await expectNoViolations(page);
  });
}

test("'No matching franchises found' when there is data but none matches", async ({ page }) => {
  setStub({ 'GET /franchises': { json: [franchiseRow(1)] } });
  await page.goto('/franchises?category=Education');
  await expect(page.getByText('No matching franchises found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
});

for (const [failure, answer, message] of [
  ['status 500', { status: 500 }, 'Error: Failed to fetch franchises'],
  ['no answer', { hangUp: true }, 'Error: Failed to fetch franchises'],
  ['no JSON', { text: '<h1>hello</h1>' }, 'Error: Failed to fetch franchises'],
  ['another shape', { json: { items: [] } }, 'Error: Unexpected API response.'],
] as const) {
  test(`a failure is told in red in place of the content: ${failure}`, async ({ page }) => {
    setStub({ 'GET /franchises': answer });
    const response = await page.goto('/franchises');
    expect(response?.status()).toBe(503);
    const sentence = page.getByText(message, { exact: true });
    await expect(sentence).toBeVisible();
    await expect(sentence).toHaveCSS('color', 'rgb(179, 52, 28)');
    await expect(page.getByRole('searchbox', { name: 'Search franchises' })).toBeVisible();
    await expectNoViolations(page);
  });
}

test('Try again reads anew', async ({ page }) => {
  setStub({ 'GET /franchises': { status: 500 } });
  await page.goto('/franchises');
  setStub({ 'GET /franchises': { json: [franchiseRow(1)] } });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(listingOf(page).names).toHaveText(['Brand 1']);
});

test("shows 'Loading ...' and skeletons of the same size until the list is there", async ({
  page,
}) => {
  setStub({
    'GET /franchises': { json: [franchiseRow(1), franchiseRow(2), franchiseRow(3)] },
  });
  const held = Promise.withResolvers<void>();
  await page.goto('/privacy-policy');
  await page.route('**/admin/api/franchises?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Franchises' })
    .click();
  await expect(page.getByText('Loading ...', { exact: true })).toBeAttached();
  const skeleton = await page.locator('main .card').first().boundingBox();
  held.resolve();
  await expect(listingOf(page).names).toHaveCount(3);
  const card = await listingOf(page).results.getByRole('article').first().boundingBox();
  expect(card?.x).toBe(skeleton?.x);
  expect(card?.width).toBe(skeleton?.width);
  expect(card?.y).toBeCloseTo(skeleton?.y ?? 0, 0);
});

test('old results stay in place until a filter is answered', async ({ page }) => {
  setStub({
    'GET /franchises': { json: [franchiseRow(1), franchiseRow(2, { category: 'Education' })] },
  });
  const held = Promise.withResolvers<void>();
  await openListing(page);
  const { names, results, filters } = listingOf(page);
  await page.route('**/admin/api/franchises?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await filters.getByRole('radio', { name: /^Education/ }).check();
  await expect(page).toHaveURL('/franchises?category=Education');
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(names).toHaveCount(2);
  await expect(page.getByText('Loading ...')).toHaveCount(0);
  await expect(filters.getByRole('radio', { name: /^Education/ })).toBeChecked();
  held.resolve();
  await expect(names).toHaveText(['Brand 2']);
  await expect(results).toHaveAttribute('aria-busy', 'false');
});

test('a filter whose answer fails says so, and another one recovers', async ({ page }) => {
  setStub({ 'GET /franchises': { json: [franchiseRow(1)] } });
  await openListing(page);
  setStub({ 'GET /franchises': { status: 500 } });
  await listingOf(page).search.fill('brand');
  await expect(page.getByText('Error: Failed to fetch franchises')).toBeVisible();
  setStub({ 'GET /franchises': { json: [franchiseRow(1)] } });
  await listingOf(page).search.fill('');
  await expect(listingOf(page).names).toHaveText(['Brand 1']);
});

test('very long names and missing figures hold at every width', async ({ page }) => {
  const long = franchiseRow(1, {
    business_name: 'Supercalifragilisticexpialidociousandmore'.repeat(3),
    headquarters: 'Thiruvananthapuram, Neyyattinkara Taluk, near the old bus stand',
    space_required: 'Between 1200 and 1800 sq ft on the ground floor',
    investment_min: null,
    investment_max: null,
  });
  setStub({ 'GET /franchises': { json: [long, franchiseRow(2, { description: '' })] } });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ['', '?view=list']) {
      await page.goto(`/franchises${view}`);
      await expectNoSidewaysScroll(page, `${width}${view}`);
    }
  }
});
