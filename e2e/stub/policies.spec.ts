import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { setStub } from '../support/stub.ts';

const policies = [
  { path: '/privacy-policy', link: 'Privacy Policy', failure: 'Failed to fetch privacy policy' },
  { path: '/terms', link: 'Terms', failure: 'Failed to fetch terms and conditions' },
];

for (const { path, link, failure } of policies) {
  test(`${path} comes as HTML, as JSON text or as {content}`, async ({ page }) => {
    const html = '<h2>Part</h2>';
    for (const answer of [
      { text: html, type: 'text/html' },
      { json: html },
      { json: { content: html } },
    ]) {
      setStub({ [`GET ${path}`]: answer });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2, name: 'Part' })).toBeVisible();
    }
  });

  test(`a failed read shows '${failure}'`, async ({ page }) => {
    setStub({ [`GET ${path}`]: { status: 500 } });
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText(failure);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });

  test(`a failed read after a navigation shows '${failure}'`, async ({ page }) => {
    setStub({ [`GET ${path}`]: { hangUp: true } });
    await page.goto('/pages');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(failure);
  });
}
