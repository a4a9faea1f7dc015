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

/** Notes the last violation of the page's Content-Security-Policy on its root element. */
const tellViolations = `document.addEventListener('securitypolicyviolation', (event) => {
  document.documentElement.dataset.stopped = event.violatedDirective + ' ' + event.blockedURI;
});`;

test('no page needs what its security policy forbids', async ({ page }) => {
  await page.addInitScript(tellViolations);
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('html').getAttribute('data-stopped')).toBeNull();
    });
  }
});
