import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { registerPartner } from '../support/office-partners.ts';
import { expect, test } from '../support/test.ts';

const site = 'https://portal.example.in';

/** Presses a button that makes a key or a link, which the screen then shows once. */
async function make(page: Page, button: string, pattern: RegExp): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const shown = page.getByRole('alert').getByText(pattern);
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}

test('an owner makes keys and a link; the partner tries a form and asks for a site by it', async ({
  page,
  context,
}) => {
  const id = await registerPartner(page, 'The Magazine');
  await page.goto(`/admin/#/partners/${id}`);
  await make(page, 'Make a key', /^pk_/);
  const testKey = await make(page, 'Make a test key', /^tk_/);
  const link = await make(page, 'Make a link', /\/brand\/partner-page\//);
  await page.reload();
  await expect(page.getByText(`it ends in ${testKey.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(testKey)).toBeHidden();

  const message = { name: 'Asha', email: 'asha@example.in', subject: 'Support', message: 'Hello' };
  const sent = await page.request.post('/api/contact', {
    data: message,
    headers: { [partnerKeyHeader]: testKey },
  });
  expect(sent.status()).toBe(201);

  const partner = await context.newPage();
  await partner.goto(new URL(link).pathname);
  await expect(partner.getByRole('heading', { level: 1 })).toHaveText('The Magazine');
  await expect(partner.getByRole('row', { name: /POST \/api\/contact 201/ })).toBeVisible();
  const field = partner.getByLabel('Ask for another site');
  await field.fill('portal');
  await partner.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Please enter an address such as/);
  await expect(field).toBeFocused();
  await field.fill(`${site}/franchises`);
  await partner.keyboard.press('Enter');
  await expect(partner.getByText('We have it, and look at it.')).toBeVisible();
  await expect(partner.getByText(`${site} · we are looking at it`)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `List ${site}` }).click();
  await expect(page.getByText('Its pages may send forms now.')).toBeVisible();
  await expect(page.getByLabel('Sites whose pages may send enquiries')).toHaveValue(
    `https://magazine.example.in\n${site}`,
  );
  await partner.reload();
  await expect(partner.getByText(`${site} · listed`)).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('No link yet.')).toBeVisible();
  await partner.reload();
  await expect(partner.getByRole('heading', { level: 1 })).toHaveText(
    'This link does not work any more',
  );
});
