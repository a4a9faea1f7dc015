import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import { officeApiUrl, officeUrl } from '@naya/contract/office/urls';
import { ports, urls } from './urls.ts';
import { owner } from './office-people.ts';
import { mailTextTo } from './mails.ts';

/** A call of the back office's API with the session of this page. */
export async function officeCall(page: Page, method: string, path: string, data?: unknown) {
  return page.request.fetch(urls.office + officeApiUrl + path, {
    method,
    headers: { Origin: urls.office },
    ...(data === undefined ? {} : { data }),
  });
}

async function signIn(page: Page, { email, password }: typeof owner): Promise<void> {
  await page.goto(officeUrl());
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Leads per week' })).toBeVisible();
}

export const signInAsOwner = (page: Page) => signIn(page, owner);

/** A colleague invited by the owner, who has set a password by the link in the mail. */
export async function createColleague(browser: Browser, role: OfficeRole): Promise<typeof owner> {
  const context = await browser.newContext({ baseURL: urls.office });
  const page = await context.newPage();
  const email = `${role}-${randomUUID()}@example.in`;
  const password = 'a colleague of the tests';
  const login = await officeCall(page, 'POST', '/sign-in', owner);
  expect(login.status()).toBe(200);
  const invited = await officeCall(page, 'POST', '/users', { name: `Test ${role}`, email, role });
  expect(invited.status()).toBe(201);
  const mail = await mailTextTo(email, ports.office);
  const token = /new-password\?token=([\w-]+)/.exec(mail)?.[1];
  const set = await officeCall(page, 'POST', '/new-password', { token, password });
  expect(set.status()).toBe(200);
  await context.close();
  return { email, password };
}

/** Featuring asks for a reason that visitors read. */
export async function pressFeature(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Feature', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Opens in five cities.');
  await dialog.getByRole('button', { name: 'Feature' }).click();
}
