import { expect, test } from '../support/test.ts';
import { setStub } from '../support/stub.ts';

test('a page that failed names its request, and goes on doing so once its scripts run', async ({
  page,
}) => {
  setStub({ 'GET /franchises/7': { status: 500, json: {} } });
  const response = await page.goto('/franchises/7');
  expect(response?.status()).toBe(503);
  const reference = page.getByText('Reference:');
  const id = (await response?.headerValue('X-Request-Id')) ?? '';
  expect(id).not.toBe('');
  await expect(reference).toHaveText(`Reference: ${id}`);
  // A menu that opens is one whose scripts run.
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(reference).toHaveText(`Reference: ${id}`);
});
