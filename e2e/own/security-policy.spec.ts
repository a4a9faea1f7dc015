import { expect, test } from '../support/test.ts';

const pages = [
  '/',
  '/franchises',
  '/franchises/1',
  '/blog',
  '/about',
  '/contact',
  '/list-franchise',
];

/** Everything the page's own policy had to stop. */
const tellViolations = `document.addEventListener('securitypolicyviolation', (event) => {
  document.documentElement.dataset.stopped = event.violatedDirective + ' ' + event.blockedURI;
});`;

for (const path of pages) {
  test(`${path} needs nothing that its security policy forbids`, async ({ page }) => {
    await page.addInitScript(tellViolations);
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('data-stopped')).toBeNull();
  });
}
