import { officeUrl } from '@naya/contract/office/urls';
import { expect, type Page } from '@playwright/test';
import { owner } from './office-people.ts';
import { officeCall } from './office.ts';

/** Opens a screen of the back office for someone who signed in by a call. */
export async function openOffice(page: Page, screen: string, person = owner): Promise<void> {
  const answer = await officeCall(page, 'POST', '/sign-in', person);
  expect(answer.status()).toBe(200);
  await page.goto(officeUrl(screen));
}
