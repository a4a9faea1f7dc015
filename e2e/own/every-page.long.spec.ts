import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { configuredWidget } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';

const post = '/blog/payback-arithmetic-worked-example';
const paths = [
  '/',
  '/franchises',
  '/franchises?view=list',
  '/franchises?view=list&category=Retail&minInvestment=500000&search=a',
  '/franchises?category=Retail&search=a&minRoi=10',
  '/franchises?search=zzqqxx',
  '/franchises/kulhad-nukkad',
  '/franchises/no-such-brand',
  '/franchises/category/Food%20%26%20Beverage',
  '/franchises/category/Nothing%20Here',
  '/franchises/city/indore',
  '/compare?ids=3,14,27',
  '/calculator?franchise=3',
  '/shortlist',
  '/blog',
  '/blog?search=zzzz',
  '/blog/no-such-post',
  post,
  '/about',
  '/team/1',
  '/team/987654',
  '/pages',
  '/page/how-it-works',
  '/page/no-such-page',
  '/contact',
  '/join-investor',
  '/list-franchise',
  '/partners',
  '/privacy-policy',
  '/terms',
  '/my-data/bm9ib2R5QGV4YW1wbGUuaW4.forged',
];

const schemes = [
  ['light', [1440, 768, 360]],
  ['dark', [1440, 360]],
] as const;

for (const path of paths) {
  test(`${path}: axe finds nothing and nothing sticks out, at any width`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    if (path === '/partners') await expect(configuredWidget(page).cards).toHaveCount(6);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `at ${width}`);
    }
    for (const [colorScheme, widths] of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`${colorScheme} at ${width}`, () => expectNoViolations(page));
      }
    }
  });
}
