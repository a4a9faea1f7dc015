import { expectNoViolations } from '../support/axe.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { blogRow, categoryRow, eventRow } from '../support/home-rows.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { setStub } from '../support/stub.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';

const word = 'Anantapadmanabhaswamyvenkataramanujachari'.repeat(3);

/** The server sends every screen the same page. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${path} at ${width} px`);
  }
}

/** Each figure of a price tag with its unit in one line that its cell holds. */
async function expectWholeFigures(card: Locator): Promise<void> {
  const figures = await card.locator('.price-tag dd').evaluateAll((cells) =>
    cells.map((cell) => {
      const line = document.createRange();
      line.selectNodeContents(cell);
      const isOneLine =
        line.getBoundingClientRect().height <
        2 * Number.parseFloat(getComputedStyle(cell).fontSize);
      const isWhole = isOneLine && cell.scrollWidth <= cell.clientWidth;
      return `${cell.textContent?.trim()} ${isWhole ? 'whole' : 'cut'}`;
    }),
  );
  expect(figures).toEqual([
    '₹62.5L–₹87.5L whole',
    '30–42 months whole',
    '9,000–15,000 sq ft whole',
  ]);
}

test('long words, numbers and missing figures hold', async ({ page }) => {
  await test.step('on the home page', async () => {
    setStub({
      'GET /stats': { json: { brands: 123_456_789, investors: 123_456_789, cities: 123_456_789 } },
      'GET /categories': { json: [categoryRow(1, { name: word }), categoryRow(2)] },
      'GET /franchises': {
        json: [
          franchiseRow(1, {
            business_name: word,
            headquarters: word,
            category: word,
            description: word,
          }),
          franchiseRow(2, { images: 'https://pictures.example.in/gone.png', investment_min: null }),
        ],
      },
      'GET /events': { json: [eventRow(1, { title: word, location: word, date: 'soon' })] },
      'GET /blogs': {
        json: [blogRow(1, { title: word, meta_description: word, created_at: null })],
      },
    });
    await expectToFit(page, '/');
  });
  await test.step('in the listing', async () => {
    const long = franchiseRow(1, {
      business_name: word,
      headquarters: 'Thiruvananthapuram, Neyyattinkara Taluk, near the old bus stand',
      space_required: 'Between 1200 and 1800 sq ft on the ground floor',
      investment_min: null,
      investment_max: null,
    });
    const wide = franchiseRow(2, {
      description: '',
      investment_min: 6_250_000,
      investment_max: 8_750_000,
      excepted_roi_min: 30,
      excepted_roi_max: 42,
      space_required: '9000-15000',
    });
    setStub({ 'GET /franchises': { json: [long, wide] } });
    for (const view of ['', '?view=list']) {
      await expectToFit(page, `/franchises${view}`);
      for (const width of [280, 320, 360, 640, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectWholeFigures(page.getByRole('article').last());
      }
    }
  });
  await test.step('on the page of a franchise', async () => {
    const json = franchiseRow(7, {
      business_name: 'Thiruvananthapuramneighbourhoodconfectionery & Refreshments Company',
      category: 'Entertainment, Events & Experiential Hospitality',
      investment_min: 122_500_000,
      investment_max: 9_999_000_000,
      website: `https://example.in/${'a'.repeat(80)}`,
      features: ['b'.repeat(90)],
    });
    setStub({ 'GET /franchises/7': { json } });
    await expectToFit(page, '/franchises/7');
  });
  await test.step('on the page of a team member', async () => {
    const json = {
      id: 'x',
      name: word,
      position: word,
      bio: word,
      email: `${word}@example.in`,
      skills: [word],
      experience: [word],
    };
    setStub({ 'GET /team/x': { json } });
    await expectToFit(page, '/team/x');
  });
});

test('long words and wide things hold in a blog post', async ({ page }) => {
  const cells = Array.from({ length: 12 }, (_, index) => `<td>Figure ${index}</td>`).join('');
  const money = `<table><thead><tr><th>Item</th><th>In the brochure (₹)</th><th>Not in the brochure (₹)</th></tr></thead>
    <tbody><tr><th>Registrations and professional fees</th><td>15,00,000</td><td>30,000</td></tr></tbody></table>`;
  const content = `${money}<p>${word}</p><pre><code>${word} ${word}</code></pre><table><tr>${cells}</tr></table>`;
  const about = { title: word, category: word, tags: [word], author: word };
  const json = blogRow(1, { slug: 'wide', ...about, content });
  setStub({ 'GET /blogs/wide': { json } });
  await expectToFit(page, '/blog/wide');
  await page.setViewportSize({ width: 360, height: 900 });
  const [three, twelve] = [0, 1].map((at) => page.getByRole('group', { name: 'Table' }).nth(at));
  const hidden = await three?.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(hidden, 'px of a table with three columns that a phone does not show').toBe(0);
  // A wider one scrolls, by keyboard too.
  await twelve?.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => twelve?.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  await expectNoViolations(page);
});
