import { brandSignInUrl } from '@naya/contract/urls';
import { freshEmail } from '../support/fill-forms.ts';
import { expect, test, type Page } from '../support/test.ts';

const emailOf = (page: Page) => page.getByLabel('E-mail address');
const send = (page: Page) => page.getByRole('button', { name: 'Mail me a link and a code' });
const calls = `**${brandSignInUrl}.data`;

test('a form that could not be sent says why, keeps what was typed and is sent later', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  await page.goto(brandSignInUrl);
  await emailOf(page).fill(email);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('This could not be sent.')).toBeInViewport();
  await expect(emailOf(page)).toHaveValue(email);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('This could not be sent.')).toBeHidden();
  await context.setOffline(false);

  await page.route(calls, (route) => route.fulfill({ status: 413 }));
  await send(page).click();
  await expect(page.getByText('This form is too large and was not sent.')).toBeInViewport();
  await expect(emailOf(page)).toHaveValue(email);
  await page.unroute(calls);

  await send(page).click();
  await expect(page.getByText('a mail is on its way')).toBeVisible();
  await expect(page.getByText('This form is too large')).toBeHidden();
});

test('a button that is pressed twice sends its form once', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(calls, async (route) => {
    sent.push(route.request().method());
    await gate.promise;
    await route.continue();
  });
  await page.goto(brandSignInUrl);
  await emailOf(page).fill(freshEmail());
  await send(page).click();
  await expect(page.locator('.progress-line')).toBeVisible();
  await send(page).click();
  gate.resolve();
  await expect(page.getByText('a mail is on its way')).toBeVisible();
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
});
