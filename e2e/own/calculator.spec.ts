import { calculatorUrl, franchiseUrl } from '@naya/contract/urls';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

test('a typed figure changes the answer and the address, which brings the same case back', async ({
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
