import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { enquiryForm } from './enquiry.ts';

/** Its own for each test, so that what the server keeps can be told apart. */
export function freshEmail(): string {
  return `visitor-${randomUUID()}@example.in`;
}

export async function fillContact(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Name').fill('Meera Test');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('00000 11111');
  await form.getByLabel('Subject').selectOption('Support');
  await form.getByLabel('Message').fill('Is the office open on Saturdays?');
}

/** That of a franchise's page, or of the widget. */
export async function fillEnquiryForm(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Name').fill('Meera Test');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('00000 11111');
  await form.getByLabel('Message').fill('Is Varanasi still open?');
}

export const fillEnquiry = (page: Page, email: string) => fillEnquiryForm(enquiryForm(page), email);

export async function fillInvestor(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Investor registration' });
  await form.getByLabel('Full Name').fill('Meera Test');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('00000 11111');
  await form.getByLabel('Preferred Location').fill('Pune');
  await form.getByLabel('Investment Range').selectOption('10-20L');
  await form.getByLabel('Preferred Industry').selectOption({ index: 1 });
}

/** Everything but the pictures. */
export async function fillListing(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Franchise listing' });
  await form.getByLabel('Name', { exact: false }).first().fill('Meera Test');
  await form.getByLabel('Designation').fill('Founder');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('9000000001');
  await form.getByLabel('Company Name').fill('Kagaz Test Kitchens');
  await form.getByLabel('Headquarters').fill('Pune');
  await form.getByRole('checkbox', { name: 'Kerala' }).check();
  await form.getByRole('checkbox', { name: 'Goa' }).check();
  await form.getByLabel('Category').selectOption({ index: 1 });
  await form.getByLabel('Model Type').selectOption('Multi-Unit');
  await form.getByLabel('Minimum Investment').fill('500000');
  await form.getByLabel('Maximum Investment').fill('900000');
  await form.getByRole('textbox', { name: 'Description' }).fill('A');
}
