import { expect, test } from '../support/test.ts';

const lastHeadings = {
  '/': 'Latest from the blog',
  '/franchises': 'Franchise opportunities',
  '/franchises/1': 'More in Food & Beverage',
  '/blog': 'Blog',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test('all of a page is laid out and can be read without scrolling', async ({ page }) => {
      for (const [path, lastHeading] of Object.entries(lastHeadings)) {
        await test.step(path, async () => {
          await page.goto(path);
          const text = await page.locator('body').innerText();
          expect(text).toContain(lastHeading);
          expect(text).toContain('All rights reserved.');
          const cards = page.getByRole('main').getByRole('article');
          const titles = await cards.getByRole('heading').allInnerTexts();
          expect(titles.length).toBeGreaterThan(2);
          expect(titles).not.toContain('');
        });
      }
    });
  });
}
