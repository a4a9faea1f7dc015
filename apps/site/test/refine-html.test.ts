import { expect, it } from 'vitest';
import { refineHtml } from '../app/data/refine-html.ts';

const table = (...values: string[]) =>
  `<table><tr><th>Item</th><th>₹</th></tr>${values.map((value) => `<tr><th>A</th><td>${value}</td></tr>`).join('')}</table>`;

it.each([
  [true, ['3,00,000', '54,000', '']],
  [true, ['₹4.5 L', '−₹12', '<strong>15,00,000</strong>']],
  [true, ['18–24 months', '6 to 9 months', '40%']],
  [false, ['150 × 90 × 30', '4,05,000']],
  [false, ['40% of sales', '2%']],
  [false, ['', '']],
])('a column is one of figures: %s for %j', (expected, values) => {
  const marked = refineHtml(table(...values)).match(/<(?:td|th) class="figure">/g) ?? [];
  expect(marked).toHaveLength(expected ? values.length + 1 : 0);
});

it('a table with joined cells stays as it is', () => {
  const joined = '<table><tr><td colspan="2">12</td></tr></table>';
  expect(refineHtml(joined)).toBe(joined);
});

it.each([
  [
    '<li>☐ Read <a href="/x">it</a></li>',
    '<li class="task"><label><input type="checkbox"><span>Read <a href="/x">it</a></span></label></li>',
  ],
  ['<li>Read ☐</li>', '<li>Read ☐</li>'],
  ['<p>₹18.3 lakh in Pune</p>', '<p>₹18.3\u00a0lakh in Pune</p>'],
  ['<li>☐ A<ul><li>B</li></ul></li>', '<li>☐ A<ul><li>B</li></ul></li>'],
])('%s becomes %s', (html, refined) => {
  expect(refineHtml(html)).toBe(refined);
});
