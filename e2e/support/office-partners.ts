import { expect, type Page } from '@playwright/test';
import { officeCall } from './office.ts';
import { openOffice } from './open-office.ts';

/** A partner with nothing but its first site. */
export async function registerPartner(page: Page, name: string): Promise<number> {
  await openOffice(page, '/');
  const form = { name, sites: ['https://magazine.example.in'] };
  const made = await officeCall(page, 'POST', '/partners', form);
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: number }).id;
}
