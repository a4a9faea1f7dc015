import { expectNoViolations } from '../support/axe.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { brandInsight } from '../support/insight.ts';
import { hostileHtml } from '../support/hostile-html.ts';
import { setStub } from '../support/stub.ts';
import type { StubAnswer } from '../support/stub-backend.ts';
import { expect, test } from '../support/test.ts';

const failed = { status: 500 };
const categories = { json: [{ id: 1, slug: 'toys', name: 'Toys & Games' }] };
const toys = '/franchises/category/Toys%20%26%20Games';
const toysCall = 'GET /franchises/category/toys';
const bare = { id: 1, slug: 'bare', title: 'Bare', content: 'One.\n\nTwo & < 3.' };
const odd = { id: 3, slug: 'odd', title: 'Odd', content: hostileHtml };

const states: [what: string, path: string, shown: string, Record<string, StubAnswer>][] = [
  ['a team that failed', '/about', 'Error loading team', { 'GET /team': failed }],
  ['a story that failed', '/about', 'Failed to fetch about us', { 'GET /about': failed }],
  [
    'insights',
    '/about',
    'Brands by category',
    { 'GET /franchise-insights': { json: [brandInsight] } },
  ],
  ['a bare post', '/blog/bare', 'Bare', { 'GET /blogs/bare': { json: bare } }],
  ['a post that failed', '/blog/down', 'Failed to fetch blog', { 'GET /blogs/down': failed }],
  ['no posts', '/blog', 'No matching articles found', {}],
  ['posts that failed', '/blog', 'Failed to fetch blogs', { 'GET /blogs': failed }],
  ['an empty category', toys, 'No franchises found', { 'GET /categories': categories }],
  ...[failed, { hangUp: true }, { json: { items: [] } }].map(
    (answer, index): (typeof states)[number] => [
      `a category that failed (${index})`,
      toys,
      'Error:',
      { 'GET /categories': categories, [toysCall]: answer },
    ],
  ),
  [
    'a franchise with no more than a name',
    '/franchises/7',
    'Tapri Test',
    {
      'GET /franchises/7': { json: { id: 7, business_name: 'Tapri Test', category: 'Retail' } },
    },
  ],
  [
    'a franchise that failed',
    '/franchises/7',
    'Failed to fetch franchise details',
    { 'GET /franchises/7': failed },
  ],
  ['an empty catalogue', '/', 'No franchises available', {}],
  ['an empty listing', '/franchises', 'No franchises available', {}],
  ['an empty listing, filtered', '/franchises?category=Retail', 'No franchises available', {}],
  [
    'a listing without a match',
    '/franchises?category=Education',
    'No matching franchises found',
    { 'GET /franchises': { json: [franchiseRow(1)] } },
  ],
  ...[failed, { hangUp: true }, { text: '<h1>hello</h1>' }, { json: { items: [] } }].map(
    (answer, index): (typeof states)[number] => [
      `a listing that failed (${index})`,
      '/franchises',
      'Error:',
      { 'GET /franchises': answer },
    ],
  ),
  ['no pages', '/pages', 'No pages yet', {}],
  ['pages that failed', '/pages', 'Failed to fetch pages', { 'GET /pages': failed }],
  ['a page that failed', '/page/a', 'Failed to fetch page', { 'GET /pages/a': failed }],
  [
    'a policy that failed',
    '/privacy-policy',
    'Failed to fetch privacy policy',
    { 'GET /privacy-policy': failed },
  ],
  ['terms that failed', '/terms', 'Failed to fetch terms', { 'GET /terms': failed }],
  [
    'a member with no more than a name',
    '/team/x',
    'Spring 2021',
    { 'GET /team/x': { json: { id: 'x', name: 'Asha', joined: 'Spring 2021' } } },
  ],
  ['a member that failed', '/team/x', 'Failed to fetch team', { 'GET /team/x': failed }],
  ['hostile HTML in a post', '/blog/odd', 'After the storm', { 'GET /blogs/odd': { json: odd } }],
  ['hostile HTML in a page', '/page/odd', 'After the storm', { 'GET /pages/odd': { json: odd } }],
  ['hostile HTML in the story', '/about', 'After the storm', { 'GET /about': { json: odd } }],
  [
    'hostile HTML in the policy',
    '/privacy-policy',
    'After the storm',
    { 'GET /privacy-policy': { text: hostileHtml, type: 'text/html' } },
  ],
  ['hostile HTML in the terms', '/terms', 'After the storm', { 'GET /terms': { json: odd } }],
];

for (const [what, path, shown, answers] of states) {
  test(`axe has nothing to say about ${what}`, async ({ page }) => {
    setStub(answers);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await expectNoViolations(page);
  });
}
