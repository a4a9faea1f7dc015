import {
  fillContact,
  fillEnquiry,
  fillInvestor,
  fillListing,
  freshEmail,
} from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';
import { expect, test, type Page } from '../support/test.ts';

const forms = [
  { path: '/contact', button: 'Send Message', fill: fillContact },
  { path: '/franchises/1', button: 'Submit Enquiry', fill: fillEnquiry },
  { path: '/join-investor', button: 'Register', fill: fillInvestor, leadsTo: '/' },
  { path: '/list-franchise', button: 'Submit', fill: fillListing },
];

/** Fills in the honeypot, as a bot does. */
async function fillHoneypot(page: Page): Promise<void> {
  await page.locator('input[name=fax_number]').evaluate((input: HTMLInputElement) => {
    input.value = '022 0000 0000';
  });
}

async function send(page: Page, button: string): Promise<void> {
  await page
    .locator('form:has(input[name=fax_number])')
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .click();
}

const reasonsFor = async (email: string) =>
  (await storedSubmissions(email)).map((row) => row.spam_reasons);
const trapped = [expect.arrayContaining(['filled a hidden field'])];

test('what fills the hidden field of a form is kept and marked', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  for (const { path, button, fill, leadsTo } of forms) {
    await test.step(path, async () => {
      const email = freshEmail();
      await page.goto(path);
      await expect(page.getByLabel('Leave this empty')).not.toBeInViewport();
      await fill(page, email);
      await fillHoneypot(page);
      await send(page, button);
      await expect.poll(() => reasonsFor(email)).toEqual(trapped);
      if (leadsTo) await expect(page).toHaveURL(leadsTo);
    });
  }
});

test('whoever takes the time of a person is not marked', async ({ page }) => {
  const email = freshEmail();
  await page.clock.install();
  await page.goto('/contact');
  await fillContact(page, email);
  await page.clock.runFor(3_000);
  await send(page, 'Send Message');
  await expect.poll(() => reasonsFor(email)).toEqual([[]]);
});
