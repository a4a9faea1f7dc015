import { compareUrl } from '@naya/contract/saved/urls';
import { homeUrl } from '@naya/contract/urls';
import { expectNoViolations } from '../support/axe.ts';
import { enquiryForm, sendEnquiry } from '../support/enquiry.ts';
import { fillEnquiry, fillInvestor, freshEmail } from '../support/fill-forms.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { storedSubmissions } from '../support/submissions.ts';
import { expect, test, type Page } from '../support/test.ts';

test('an enquiry leads on: the calculator in place, a similar brand, the sender remembered', async ({
  page,
}) => {
  const email = freshEmail();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/franchises/kulhad-nukkad');
  const calculator = page.getByRole('region', { name: 'What a month leaves you' });
  await calculator.getByRole('link', { name: 'Calculate with your own figures' }).press('Enter');
  await calculator.getByLabel('Bills a day').fill('0');
  await expect(calculator.getByText('Not back within five years')).toBeVisible();
  await expect(page).toHaveURL('/franchises/kulhad-nukkad');

  await fillEnquiry(page, email);
  await enquiryForm(page).getByLabel('Remember me on this device').check();
  await sendEnquiry(page);
  await expect(page.getByText('Your reference:')).toBeVisible();
  await page
    .getByRole('button', { name: /^Send to / })
    .first()
    .press('Enter');
  await expect(page.getByText(/^Sent to .+, reference \d+\.$/)).toBeVisible();
  expect(await storedSubmissions(email)).toHaveLength(2);
  await expectNoSidewaysScroll(page);

  await page.goto(compareUrl([3, 14, 27]));
  await expectMoreBrands(page);
  const form = page.getByRole('form', { name: 'Ask these brands' });
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await form.getByRole('button', { name: 'Send one enquiry to each' }).press('Enter');
  await expect(form.getByText('Please tick the brands')).toBeVisible();
  await form.getByRole('checkbox').nth(0).press('Space');
  await form.getByRole('checkbox').nth(1).press('Space');
  await form.getByRole('button', { name: 'Send one enquiry to each' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Enquiries submitted' })).toBeFocused();
  expect(await storedSubmissions(email)).toHaveLength(4);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  // On a wide screen the brands stay above their figures.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('row', { name: /^Outlets/ }).evaluate((row) => row.scrollIntoView());
  await expect(page.getByRole('columnheader', { name: 'Bhaap Momos' })).toBeInViewport({
    ratio: 1,
  });
});

/** On a phone a third brand shows its edge under a shade, and comes into view by keyboard. */
async function expectMoreBrands(page: Page): Promise<void> {
  const table = page.getByRole('region', { name: 'Comparison' });
  const third = page.getByRole('columnheader').nth(3);
  const shade = () => table.evaluate((it) => Number(getComputedStyle(it, '::after').opacity));
  await expect(third).toBeInViewport({ ratio: 0.2 });
  await expect(third).not.toBeInViewport({ ratio: 0.6 });
  await expect.poll(shade).toBe(1);
  const shadeEnd = await table.evaluate((it) => it.getBoundingClientRect().right);
  expect(shadeEnd, 'to the edge of the screen').toBe(page.viewportSize()?.width);
  await table.press('ArrowRight');
  await expect.poll(() => table.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  await table.evaluate((it) => it.scrollTo({ left: it.scrollWidth }));
  await expect(third).toBeInViewport({ ratio: 1 });
  await expect.poll(shade).toBe(0);
}

test('home greets a new investor with what fits', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/join-investor');
  await fillInvestor(page, freshEmail());
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(homeUrl);
  const welcome = page.getByRole('region', { name: /^Welcome\. \d+ franchises fit your budget/ });
  await expect(welcome.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page);
});
