import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { askApi, markVisit, type BlogRow } from '../support/content.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

const slug = 'payback-arithmetic-worked-example';
const address = `/blog/${slug}`;

test.describe('a post', () => {
  test.beforeEach(({ page }) => page.goto(address));

  test('hero image, title, date, author, tags', async ({ page }) => {
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(
      'Payback arithmetic: one tea shop, every line',
    );
    await expect(article.locator('header img')).toBeVisible();
    await expect(article.getByText('23 Jun 2026')).toHaveAttribute('datetime', /^2026-06-23/);
    await expect(article.getByText('Arul Venkataraman')).toBeVisible();
    await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'payback',
      'worked example',
      'break-even',
    ]);
  });

  test('the hero image stands beside the title on a wide screen', async ({ page }) => {
    const header = page.getByRole('article').first().locator('header');
    const image = await header.locator('img').boundingBox();
    const title = await header.getByRole('heading').boundingBox();
    expect(image?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    expect(image?.y).toBeLessThan(title?.y ?? 0);
  });

  test('HTML content: headings, tables, lists, links', async ({ page }) => {
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { name: 'What goes in', level: 2 })).toBeVisible();
    const table = article.getByRole('table', { name: 'One-time money' });
    await expect(table.getByRole('row', { name: 'Franchise fee 3,00,000' })).toBeVisible();
    await expect(
      article.getByRole('link', { name: 'count people on your own pavement' }),
    ).toHaveAttribute('href', '/blog/site-selection-and-counting-footfall');
  });

  test('share icons have no behaviour', async ({ page }) => {
    const share = page.getByText('Share', { exact: true }).locator('..');
    await expect(share).toBeVisible();
    await expect(share.locator('.brand-mark')).toHaveCount(4);
    await expect(share.locator('a, button, [tabindex]')).toHaveCount(0);
    await share.locator('.brand-mark').first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  test('tells how long it takes to read', async ({ page }) => {
    await expect(page.getByText(/^[3-6] min read$/)).toBeVisible();
  });

  test('three related posts of the same category or tags', async ({ page }) => {
    const blogs = await askApi<BlogRow[]>(page, '/blogs');
    const related = page.getByRole('region', { name: 'Read next' }).getByRole('article');
    await expect(related).toHaveCount(3);
    const titles = await related.getByRole('heading').allTextContents();
    for (const title of titles) {
      expect(blogs.find((blog) => blog.title === title)).toMatchObject({ category: 'Money' });
    }
    await related.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
  });

  test('title, description and canonical address', async ({ page }) => {
    await expect(page).toHaveTitle('Payback arithmetic: one tea shop, every line | Naya Outlet');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    );
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /tea and snacks/,
    );
  });
});

test('opened from the list it is the same as opened by its address', async ({ page }) => {
  await page.goto(address);
  const fromServer = await page.getByRole('article').first().innerText();
  await page.goto('/blog');
  const expectSameVisit = await markVisit(page);
  await page.getByRole('link', { name: 'Read more about Payback arithmetic' }).click();
  await expect(page).toHaveTitle('Payback arithmetic: one tea shop, every line | Naya Outlet');
  await expect(
    page.getByRole('heading', { name: 'Three corrections people forget' }),
  ).toBeVisible();
  expect(await page.getByRole('article').first().innerText()).toBe(fromServer);
  await expectSameVisit();
});

test('loading, then content', async ({ page }) => {
  await page.goto('/blog');
  const release = await holdCalls(page, `/blogs/${slug}`);
  await page.getByRole('link', { name: 'Read more about Payback arithmetic' }).click();
  await expect(page.getByRole('main').getByText('Loading ...')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payback arithmetic/);
  await expect(page.getByRole('main').getByText('Loading ...')).toHaveCount(0);
});

test("a missing post: 'Blog post not found.' with status 404", async ({ page }) => {
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found.');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(
    page.getByRole('heading', { name: 'Three corrections people forget' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(3);
  await context.close();
});

test('a reading column of about 68 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const paragraph = page.locator('p', { hasText: 'If you stand behind the counter all day' });
  const text = (await paragraph.textContent()) ?? '';
  const lines = await paragraph.evaluate((p) =>
    Math.round(p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight)),
  );
  expect(text.length / (lines - 0.5)).toBeGreaterThan(56);
  expect(text.length / (lines - 0.5)).toBeLessThan(76);
});

test('tables scroll on phones, by keyboard too, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address);
  const frame = page
    .getByRole('group', { name: 'Table' })
    .filter({ hasText: 'The same shop, a fifth fewer' });
  await frame.scrollIntoViewIfNeeded();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
});

for (const width of [360, 768, 1440]) {
  test(`nothing to object to at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
}
