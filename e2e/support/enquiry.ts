import type { Page } from '@playwright/test';

export const enquiryThanks =
  'Thank you for your enquiry! A representative will contact you shortly.';
export const enquiryFailed = 'There was an error submitting your enquiry. Please try again later.';

export function enquiryForm(page: Page) {
  return page.getByRole('form', { name: 'Enquiry form' });
}

export function sendEnquiry(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Submit Enquiry' }).click();
}
