import { partnerPage } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';
import { urls } from '../support/urls.ts';

test('a page of an unlisted site reads why its form is refused', async ({ page }) => {
  await page.goto(partnerPage({ script: 'none' }, urls.stranger));
  const refusal = await page.evaluate(async (url) => {
    const response = await fetch(`${url}/api/investor`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'any' },
      body: '{}',
    });
    return { status: response.status, message: (await response.json()).message as string };
  }, urls.own);
  expect(refusal.status).toBe(403);
  expect(refusal.message).toContain(urls.stranger);
});
