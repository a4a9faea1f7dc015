import { createColleague, officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { expect, test } from '../support/test.ts';

test('a second factor is set up by a code to scan; a refusal says why: at the field, or in the message', async ({
  browser,
  page,
}) => {
  const editor = await createColleague(browser, 'editor');
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await test.step('a code to scan, with its key beside it', async () => {
    await openOffice(page, '/account', editor);
    await page.getByLabel('Your password').fill(editor.password);
    await page.getByRole('button', { name: 'Turn it on' }).click();
    const code = page.locator('svg', { has: page.locator('title', { hasText: 'QR code' }) });
    await expect(code).toBeVisible();
    const way = page.getByRole('link', { name: 'open it on this phone' });
    const link = await way.getAttribute('href');
    const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
    await expect(page.locator('code')).toHaveText((secret.match(/.{1,4}/g) ?? []).join(' '));
    const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    expect(refused).toEqual([]);
  });
  await test.step('a wrong code of the second factor', async () => {
    const code = page.getByLabel('Code from the app');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Confirm the code' }).click();
    await expect(code).toHaveAccessibleDescription(/not right/);
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('too many tries: for how long', async () => {
    const guess = { current: 'not the password', password: 'another long password' };
    const statusOf = async () =>
      (await officeCall(page, 'POST', '/account/password', guess)).status();
    await expect.poll(statusOf).toBe(429);
    await page.getByLabel('Present password').fill(guess.current);
    await page.getByLabel('New password').fill(guess.password);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByRole('alert')).toContainText(/wait \d+ (?:seconds|minutes)/);
  });
  await test.step('an empty CSV file', async () => {
    await openOffice(page, '/franchises', editor);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const empty = { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('') };
    await page.getByLabel('CSV file').setInputFiles(empty);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/file/i);
  });
  await expect(page.getByText('Please correct the marked fields.')).toBeHidden();
});
