import { expect, test, type Page } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { askApi, type BlogRow } from '../support/content.ts';
import { holdCalls } from '../support/hold-calls.ts';
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

test.describe('the list', () => {
  test('shows every post as a card, the newest first', async ({ page }) => {
    const blogs = await askApi<BlogRow[]>(page, '/blogs');
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(blogOf(page).titles).toHaveText(blogs.map(({ title }) => title));
    await expect(blogOf(page).count).toHaveText(`${blogs.length} articles`);
  });

  test('cards with image, date, tags, title, meta description', async ({ page }) => {
    await page.goto('/blog');
    const card = blogOf(page).cards.filter({ hasText: 'What ₹15 lakh really buys' });
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByText('16 Jun 2026')).toBeVisible();
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'budget',
      'investment',
      'first-time investors',
    ]);
    await expect(card).toContainText(
      'A brochure figure of ₹12 lakh turns into ₹18.3 lakh on the day you open.',
    );
  });

  test("the first 120 characters of content plus '...' when there is no meta description", async ({
    page,
  }) => {
    const blogs = await askApi<BlogRow[]>(page, '/blogs');
    const plain = blogs.find((blog) => blog.meta_description === null);
    await page.goto('/blog');
    const card = blogOf(page).cards.filter({ hasText: plain?.title ?? '' });
    const excerpt = await card.locator('p', { hasText: /\.\.\.$/ }).textContent();
    const text = (plain?.content ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(excerpt).toHaveLength(123);
    expect(text.trim().startsWith((excerpt ?? '').slice(0, -3))).toBe(true);
  });

  test('a Read more link to /blog/{slug}', async ({ page }) => {
    await page.goto('/blog');
    const link = page.getByRole('link', { name: 'Read more about What ₹15 lakh really buys' });
    await expect(link).toHaveAttribute('href', '/blog/what-15-lakh-really-buys');
    await link.click();
    await expect(page).toHaveURL(/\/blog\/what-15-lakh-really-buys$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What ₹15 lakh really buys');
  });

  test('loading, then content', async ({ page }) => {
    await page.goto('/terms');
    const release = await holdCalls(page, '/blogs');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('main').getByText('Loading ...')).toBeAttached();
    await expect(blogOf(page).cards).toHaveCount(0);
    release();
    await expect(blogOf(page).cards.first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading ...')).toHaveCount(0);
  });
});

test.describe('filters', () => {
  test('text search over title', async ({ page }) => {
    await page.goto('/blog');
    await blogOf(page).search.fill('scams');
    await expect(blogOf(page).titles).toHaveText([
      'Red flags: how franchise scams work and how to test any offer in a week',
    ]);
  });

  test('text search over content', async ({ page }) => {
    const blogs = await askApi<BlogRow[]>(page, '/blogs');
    const hits = blogs.filter(({ title, content }) => /fssai/i.test(title + content));
    expect(hits.some(({ title }) => !/fssai/i.test(title))).toBe(true);
    expect(hits.length).toBeLessThan(blogs.length);
    await page.goto('/blog');
    await blogOf(page).search.fill('FSSAI');
    await expect(blogOf(page).titles).toHaveText(hits.map(({ title }) => title));
    await expect(blogOf(page).count).toHaveText(`${hits.length} articles`);
  });

  test("category dropdown built from the posts' categories with 'All Categories'", async ({
    page,
  }) => {
    const blogs = await askApi<BlogRow[]>(page, '/blogs');
    const categories = [...new Set(blogs.map(({ category }) => category))].sort();
    await page.goto('/blog');
    const { category, titles } = blogOf(page);
    await expect(category.getByRole('option')).toHaveText(['All Categories', ...categories]);
    await expect(category).toHaveValue('');
    await category.selectOption('Agreements');
    const expected = blogs.filter((blog) => blog.category === 'Agreements');
    await expect(titles).toHaveText(expected.map(({ title }) => title));
    await category.selectOption('All Categories');
    await expect(titles).toHaveCount(blogs.length);
  });

  test('filters live with search text and category', async ({ page }) => {
    await page.goto('/blog');
    const { search, category, titles } = blogOf(page);
    await category.selectOption('Money');
    await search.pressSequentially('royalty');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('royalty');
    await expect(page).toHaveURL(/\/blog\?search=royalty&category=Money$/);
    const blogs = await askApi<BlogRow[]>(page, '/blogs');
    const hits = blogs.filter(
      (blog) => blog.category === 'Money' && /royalty/i.test(blog.title + blog.content),
    );
    await expect(titles).toHaveText(hits.map(({ title }) => title));
  });

  test('what is typed replaces the address, so that Back leaves the blog', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await blogOf(page).search.pressSequentially('rent');
    await expect(page).toHaveURL(/search=rent$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('an address with filters shows them and their result', async ({ page }) => {
    await page.goto('/blog?search=clause&category=Agreements');
    const { search, category, titles } = blogOf(page);
    await expect(search).toHaveValue('clause');
    await expect(category).toHaveValue('Agreements');
    await expect(titles.first()).toBeVisible();
  });

  test('a filtered list comes back with Back', async ({ page }) => {
    await page.goto('/blog');
    await blogOf(page).search.fill('scams');
    await expect(blogOf(page).titles).toHaveCount(1);
    await page.getByRole('link', { name: /^Read more/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('scams');
    await page.goBack();
    await expect(blogOf(page).search).toHaveValue('scams');
    await expect(blogOf(page).titles).toHaveCount(1);
  });

  test("'No matching articles found' with a Clear filters action", async ({ page }) => {
    await page.goto('/blog?category=Money');
    const { search, category, cards, nothing, count } = blogOf(page);
    await search.fill('zzzz');
    await expect(nothing).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expect(count).toHaveText('0 articles');
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(category).toHaveValue('');
    await expect(cards).not.toHaveCount(0);
  });

  test('by keyboard alone', async ({ page }) => {
    await page.goto('/blog');
    const { search, category, titles } = blogOf(page);
    await search.focus();
    await page.keyboard.type('scams');
    await expect(titles).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(category).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Read more/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\/franchise-scams/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a plain form', async ({ page }) => {
    await page.goto('/blog');
    const { search, category, titles, nothing } = blogOf(page);
    await category.selectOption('Due diligence');
    await search.fill('scams');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/blog\?search=scams&category=Due\+diligence$/);
    await expect(titles).toHaveCount(1);
    await expect(category).toHaveValue('Due diligence');
    await search.fill('zzzz');
    await search.press('Enter');
    await expect(nothing).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(titles).not.toHaveCount(0);
  });
});

test('title, description and canonical address', async ({ page }) => {
  await page.goto('/blog?search=rent');
  await expect(page).toHaveTitle('Blog | Naya Outlet');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /franchise/);
});

for (const width of [360, 768, 1440]) {
  test(`nothing to object to at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
}
