import { compareUrl } from '@naya/contract/saved/urls';
import { homeUrl } from '@naya/contract/urls';
import { expectNoViolations } from '../support/axe.ts';
import { enquiryForm, sendEnquiry } from '../support/enquiry.ts';
import { fillEnquiry, fillInvestor, freshEmail } from '../support/fill-forms.ts';
import { askListing } from '../support/listing.ts';
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
  await expect(calculator.getByText('Not back within five years', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/franchises/kulhad-nukkad');

  await fillEnquiry(page, email);
  await enquiryForm(page).getByLabel('Remember me on this device').check();
  await sendEnquiry(page);
  await expect(page.getByText('Your reference:')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send to / })).toHaveCount(0);
  await page.getByLabel('Your city').fill('Jaipur');
  await page.getByLabel('Your budget').fill('20 lakh');
  await page.getByRole('button', { name: 'Show similar brands' }).press('Enter');
  await expect(
    page.getByText('Only brands of Food & Beverage open in Jaipur that ₹20L opens wholly.'),
  ).toBeVisible();
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

test('home greets a new investor with what fits wholly, then what comes near and why', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/join-investor');
  await fillInvestor(page, freshEmail());
  await page.getByLabel('Preferred Location').fill('Indore');
  await page.getByLabel('Preferred Industry').selectOption('Health & Fitness');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(homeUrl);
  const budget = 'maxInvestment=2000000&affordable=true';
  const exact = await askListing(page, `openIn=Indore&category=Health+%26+Fitness&${budget}`);
  expect(exact.total).toBeGreaterThan(0);
  const many = exact.total === 1 ? '1 franchise' : `${exact.total} franchises`;
  const welcome = page.getByRole('region', {
    name: `Welcome. ${many} open in Indore, within ₹20L and in Health & Fitness`,
  });
  await expect(welcome.getByRole('article').first()).toContainText('Open for partners in Indore');
  await expect(welcome.getByRole('article').first()).toContainText('opens it');
  await expect(
    welcome.getByRole('heading', {
      name: 'What comes near: open in Indore, within ₹20L, in other industries',
    }),
  ).toBeVisible();
  await expectNoViolations(page);
});
