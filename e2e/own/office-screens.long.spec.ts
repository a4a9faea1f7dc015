import { officeUrl } from '@naya/contract/office/urls';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { openOffice } from '../support/open-office.ts';
import { rightmostField } from '../support/rightmost-field.ts';

const screens = [
  '/',
  '/franchises',
  '/franchises/1',
  '/review',
  '/leads',
  '/leads/1',
  '/leads/create',
  '/reply-templates',
  '/blogs',
  '/blogs/1',
  '/pages',
  '/pages/1',
  '/pages/create',
  '/media',
  '/mails',
  '/work',
  '/setup',
  '/settings',
  '/settings/brand',
  '/settings/about',
  '/settings/privacy-policy',
  '/users',
  '/history',
  '/account',
];
/** Dialogs above a screen, by the button that opens each. */
const dialogs: [screen: string, button: string | RegExp][] = [
  ['/media', /not in use|in \d+ /],
  ['/pages/1', 'Insert a picture'],
];
const perScreenMs = 20_000;
const devices = { phone: { width: 390, height: 844 }, tablet: { width: 768, height: 1024 } };

test('axe finds nothing on any screen', async ({ page }) => {
  test.setTimeout((screens.length + dialogs.length) * perScreenMs);
  await page.goto(officeUrl());
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectNoViolations(page);
  await openOffice(page, '/');
  for (const screen of screens) {
    await page.goto(officeUrl(screen));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await test.step(screen, () => expectNoViolations(page));
  }
  for (const [screen, name] of dialogs) {
    await page.goto(officeUrl(screen));
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await test.step(`${screen}: ${name}`, () => expectNoViolations(page));
    await page.reload();
  }
});

for (const [device, viewport] of Object.entries(devices)) {
  test(`every screen fits a ${device}`, async ({ page }) => {
    test.setTimeout(screens.length * perScreenMs);
    await page.setViewportSize(viewport);
    await openOffice(page, '/');
    for (const screen of screens) {
      await page.goto(officeUrl(screen));
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page, screen);
      await expect
        .poll(() => rightmostField(page), { message: screen })
        .toBeLessThanOrEqual(viewport.width);
    }
  });
}
