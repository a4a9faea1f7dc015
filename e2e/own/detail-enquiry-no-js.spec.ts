import { expect, test } from '../support/test.ts';
import { enquiryForm, enquiryThanks, sendEnquiry } from '../support/enquiry.ts';
import { fillEnquiry, freshEmail } from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';

const address = '/franchises/kulhad-nukkad';

test.use({ javaScriptEnabled: false });

test('the form sends, once even when it is sent again', async ({ page }) => {
  const email = freshEmail();
  await page.goto(address);
  for (let times = 0; times < 2; times += 1) {
    await fillEnquiry(page, email);
    await sendEnquiry(page);
    await expect(page.getByText(enquiryThanks)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Enquiry Submitted!' })).toBeVisible();
    await page.getByRole('button', { name: 'Send Another Enquiry' }).click();
    await expect(enquiryForm(page).getByLabel('Name')).toHaveValue('');
  }
  expect(await storedSubmissions(email)).toMatchObject([
    { kind: 'enquiry', payload: { franchiseName: 'Kulhad Nukkad' } },
  ]);
});

test('what was typed comes back with the errors', async ({ page }) => {
  await page.goto(address);
  await fillEnquiry(page, 'a&b@example.in');
  await sendEnquiry(page);
  await expect(enquiryForm(page).getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(enquiryForm(page).getByLabel('Email')).toHaveValue('a&b@example.in');
  await expect(enquiryForm(page).getByLabel('Message')).toHaveValue('Is Varanasi still open?');
  await expect(page.getByRole('alert')).toHaveText('One field needs your attention.');
});
