import { expect, test, type Page } from '../support/test.ts';
import { askApi, markVisit, type BlogRow } from '../support/content.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

function blogOf(page: Page) {
  const main = page.getByRole('main');
  return {
    search: main.getByRole('searchbox', { name: 'Search articles' }),
    category: main.getByRole('combobox', { name: 'Category' }),
    cards: main.getByRole('article'),
    titles: main.getByRole('article').getByRole('heading'),
    count: main.getByRole('status'),
    nothing: main.getByRole('heading', { name: 'No matching articles found' }),
  };
}

test('the list follows the search text and the category as they change', async ({ page }) => {
  const blogs = await askApi<BlogRow[]>(page, '/blogs');
  await page.goto('/blog');
  const { search, category, titles, cards, count, nothing } = blogOf(page);
  await category.selectOption('Money');
  await search.pressSequentially('royalty');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('royalty');
  await expect(page).toHaveURL('/blog?search=royalty&category=Money');
  const hits = blogs.filter(
    (blog) => blog.category === 'Money' && /royalty/i.test(blog.title + blog.content),
  );
  await expect(titles).toHaveText(hits.map(({ title }) => title));

  await search.fill('zzzz');
  await expect(nothing).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(count).toHaveText('0 articles');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(category).toHaveValue('');
  await expect(cards).toHaveCount(blogs.length);
});

test('a post is found and opened by keyboard alone; Back finds the filtered list', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  const { search, category, titles } = blogOf(page);
  await search.focus();
  await page.keyboard.type('scams');
  await expect(titles).toHaveText([/^Red flags: how franchise scams work/]);
  await expect(page).toHaveURL('/blog?search=scams');
  await page.keyboard.press('Tab');
  await expect(category).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Read more/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/franchise-scams/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('scams');
  await page.goBack();
  await expect(search).toHaveValue('scams');
  await expect(titles).toHaveCount(1);
  // The search text has replaced the URL of the list, so one step back leaves it.
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

const post = '/blog/payback-arithmetic-worked-example';

test('a post is laid out for reading, and the same when opened from the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(post);
  await test.step('the picture stands beside the title', async () => {
    const header = page.getByRole('article').first().locator('header');
    const image = await header.locator('img').boundingBox();
    const title = await header.getByRole('heading').boundingBox();
    expect(image?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    expect(image?.y).toBeLessThan(title?.y ?? 0);
  });
  await test.step('a line has about 68 characters', async () => {
    const paragraph = page.locator('p', { hasText: 'If you stand behind the counter all day' });
    const text = (await paragraph.textContent()) ?? '';
    const lines = await paragraph.evaluate((p) =>
      Math.round(p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight)),
    );
    expect(text.length / (lines - 0.5)).toBeGreaterThan(56);
    expect(text.length / (lines - 0.5)).toBeLessThan(76);
  });
  await test.step('on a phone tables of figures fit', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const hidden = await page
      .getByRole('group', { name: 'Table' })
      .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
    expect(hidden.length).toBeGreaterThan(1);
    expect(Math.max(...hidden)).toBe(0);
    await expectNoSidewaysScroll(page);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  const fromServer = await page.getByRole('article').first().innerText();
  await page.goto('/blog');
  const expectSameVisit = await markVisit(page);
  await page.getByRole('link', { name: 'Read more about Payback arithmetic' }).click();
  await expect(page).toHaveTitle('Payback arithmetic: one tea shop, every line | Naya Outlet');
  await expect(
    page.getByRole('heading', { name: 'Three corrections people forget' }),
  ).toBeVisible();
  expect(await page.getByRole('article').first().innerText()).toBe(fromServer);
  const next = page.getByRole('region', { name: 'Read next' }).getByRole('article').first();
  const title = (await next.getByRole('heading').textContent()) ?? '';
  await next.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectSameVisit();
});
