import { expect, test } from '../support/test.ts';

const address = '/franchises/kulhad-nukkad';

test('a Back button to /franchises', async ({ page }) => {
  await page.goto(address);
  const back = page.getByRole('link', { name: 'Back to franchises' });
  await expect(back).toHaveAttribute('href', '/franchises');
  await back.click();
  await expect(page).toHaveURL(/\/franchises$/);
});

test('whoever came from the listing gets their filters back', async ({ page }) => {
  await page.goto('/franchises?category=Education');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/franchises\/[^/?]+$/);
  await page.getByRole('link', { name: 'Back to franchises' }).click();
  await expect(page).toHaveURL(/\/franchises\?category=Education$/);
});

test('whoever came from elsewhere gets the whole listing', async ({ page }) => {
  await page.goto('/franchises?category=Education');
  await page.goto('/about');
  await page.goto(address);
  await page.getByRole('link', { name: 'Back to franchises' }).click();
  await expect(page).toHaveURL(/\/franchises$/);
});
