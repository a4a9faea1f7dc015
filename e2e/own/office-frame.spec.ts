import { officeUrl } from '@naya/contract/urls';
import { expect, test, type Page } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { signInAsOwner } from '../support/office.ts';

const screens = [
  '/',
  '/franchises',
  '/franchises/1',
  '/review',
  '/leads',
  '/blogs',
  '/blogs/1',
  '/media',
  '/mails',
  '/work',
  '/settings',
  '/users',
  '/history',
  '/account',
];
const perScreenMs = 20_000;
const devices = { phone: { width: 390, height: 844 }, tablet: { width: 768, height: 1024 } };

/** Something that is cut off cannot be scrolled to, so its place is measured too. */
function rightmostField(page: Page): Promise<number> {
  return page.evaluate<number>(
    `Math.max(0, ...[...document.querySelectorAll('main input:not([hidden]), main textarea')].map((field) => field.getBoundingClientRect().right))`,
  );
}

test('axe finds nothing on any screen', async ({ page }) => {
  test.setTimeout(screens.length * perScreenMs);
  await page.goto(officeUrl());
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectNoViolations(page);
  await signInAsOwner(page);
  for (const screen of screens) {
    await page.goto(officeUrl(screen));
    await page.waitForLoadState('networkidle');
    await test.step(screen, () => expectNoViolations(page));
  }
});

for (const [device, viewport] of Object.entries(devices)) {
  test(`every screen fits a ${device}`, async ({ page }) => {
    test.setTimeout(screens.length * perScreenMs);
    await page.setViewportSize(viewport);
    await signInAsOwner(page);
    for (const screen of screens) {
      await page.goto(officeUrl(screen));
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page, screen);
      expect(await rightmostField(page), screen).toBeLessThanOrEqual(viewport.width);
    }
  });
}

test('the policy holds: no script and no style but our own is let in', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await signInAsOwner(page);
  await page.goto(officeUrl('/blogs/1'));
  await expect(page.locator('.ProseMirror')).toBeVisible();
  expect(refused).toEqual([]);
  const injected = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 1px solid red }';
    document.head.append(style);
    return getComputedStyle(document.body).outlineStyle;
  });
  expect(injected).toBe('none');
});

test('the bundle loads only under /admin', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.goto('/franchises');
  expect(loaded.filter((path) => /^\/(?:admin\/(?!api)|office)/.test(path))).toEqual([]);
  await page.goto(officeUrl());
  expect(loaded.some((path) => path.startsWith('/admin/assets/'))).toBe(true);
});
