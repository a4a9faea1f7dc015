import { calculatorUrl, franchiseUrl } from '@naya/contract/urls';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

test('a typed figure changes the answer and the URL, which brings the same case back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(franchiseUrl(3));
  await page.getByRole('link', { name: 'When do I get my money back?' }).click();
  const answer = page.getByLabel('Result');
  await expect(answer).toContainText('Back in');
  const before = (await answer.textContent()) ?? '';

  const rent = page.getByLabel('Rent a month (₹)');
  await rent.fill('95,000');
  await expect(answer).not.toHaveText(before);
  await expect(rent).toHaveAccessibleDescription('Your estimate');
  await expect(page).toHaveURL(calculatorUrl(3, new URLSearchParams({ rent: '95000' })));
  const after = (await answer.textContent()) ?? '';

  await page.reload();
  await expect(answer).toHaveText(after);
  await expect(rent).toHaveValue('95,000');
  await page.getByText('The curves as a table').click();
  await expect(page.getByRole('rowheader', { name: '60 months' })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await page.goBack();
  await expect(page).toHaveURL(franchiseUrl(3));
});

test('whoever leaves while typing is not called back, and a copied link is that of the last figure', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(calculatorUrl(3));
  await page.clock.pauseAt(Date.now() + 60_000);
  const rent = page.getByLabel('Rent a month (₹)');
  await rent.fill('95,000');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('rent=95000');
  await rent.fill('96,000');
  await expect(page.getByText('Link copied.')).toBeHidden();

  const release = await holdRequests(page, '**/admin/api/team');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.clock.runFor(1_000);
  release();
  await expect(page).toHaveURL('/about');
});
