import { expect, test, type Page } from '../support/test.ts';
import { markVisit } from '../support/content.ts';
import { expectSanitised, hostileHtml } from '../support/hostile-html.ts';
import { setStub } from '../support/stub.ts';

const blog = { id: 7, slug: 'odd', title: 'Odd post', content: hostileHtml };
const cmsPage = { id: 3, slug: 'odd', title: 'Odd page', content: hostileHtml };

const followIn = (landmark: 'banner' | 'main' | 'contentinfo', name: string) => (page: Page) =>
  page.getByRole(landmark).getByRole('link', { name, exact: true }).click();

const bearers = [
  { path: '/blog/odd', from: '/blog', follow: followIn('main', 'Read more about Odd post') },
  { path: '/page/odd', from: '/pages', follow: followIn('main', 'Odd page') },
  { path: '/about', from: '/pages', follow: followIn('banner', 'About') },
  { path: '/privacy-policy', from: '/pages', follow: followIn('contentinfo', 'Privacy Policy') },
  { path: '/terms', from: '/pages', follow: followIn('contentinfo', 'Terms') },
];

test('HTML of another backend is harmless, from the server and after a navigation', async ({
  page,
}) => {
  setStub({
    'GET /blogs': { json: [blog] },
    'GET /blogs/odd': { json: blog },
    'GET /pages': { json: [cmsPage] },
    'GET /pages/odd': { json: cmsPage },
    'GET /about': { json: { title: 'Odd story', content: hostileHtml } },
    'GET /privacy-policy': { text: hostileHtml, type: 'text/html' },
    'GET /terms': { json: { content: hostileHtml } },
  });
  const wordsShown = async () => (await page.locator('.prose').innerText()).split(/\s+/);
  for (const { path, from, follow } of bearers) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectSanitised(page);
      const fromServer = await wordsShown();

      await page.goto(from);
      const expectSameVisit = await markVisit(page);
      await follow(page);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectSanitised(page);
      expect(await wordsShown()).toEqual(fromServer);
      await expectSameVisit();
    });
  }
});
