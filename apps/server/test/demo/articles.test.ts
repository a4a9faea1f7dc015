import { investment } from '@naya/contract/constants';
import { provider } from '@naya/contract/site-info/provider';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/demo/read-content.ts';
import { linksOf, nestingFault, tagsOf, textOf, wordCount } from './html.ts';

const { articles, pages, privacyPolicy, terms, team } = readContent();
const allowedTags = new Set(
  'h2 h3 p ul ol li table caption thead tbody tfoot tr th td blockquote a strong em'.split(' '),
);
const allowedAttributes: Record<string, string> = { a: 'href', th: 'scope' };

const sitePaths = new Set([
  '/franchises',
  '/contact',
  '/join-investor',
  '/list-franchise',
  '/partners',
  '/privacy-policy',
  ...articles.map(({ slug }) => `/blog/${slug}`),
  ...pages.map(({ slug }) => `/page/${slug}`),
]);

const linkFault = (href: string): string | null => {
  if (href === `mailto:${provider.email}`) return null;
  const { origin, pathname, searchParams } = new URL(href, 'https://site.invalid');
  if (origin !== 'https://site.invalid') return `leaves the site: ${href}`;
  if (!sitePaths.has(pathname)) return `leads nowhere: ${href}`;
  for (const [name, value] of searchParams) {
    const amount = Number(value);
    const inRange = amount >= investment.sliderMin && amount <= investment.sliderMax;
    if (pathname !== '/franchises' || name !== 'maxInvestment' || !inRange)
      return `odd parameter: ${href}`;
  }
  return null;
};

const texts = [
  ...articles.map(({ slug, content }) => ({ name: slug, content, words: 700 })),
  ...pages.map(({ slug, content }) => ({ name: slug, content, words: 250 })),
  { name: 'privacy policy', content: privacyPolicy, words: 600 },
  { name: 'terms', content: terms, words: 600 },
];

describe.each(texts)('$name', ({ name, content, words }) => {
  test('is long enough', () => {
    expect(wordCount(content)).toBeGreaterThanOrEqual(words);
  });

  test('is well-formed and uses only plain tags', () => {
    expect(nestingFault(content)).toBeNull();
    expect(textOf(content)).not.toMatch(/[<>]|undefined|&(?![a-z]+;)/);
    for (const tag of tagsOf(content)) {
      expect(allowedTags).toContain(tag.name);
      for (const attribute of tag.attributes.keys())
        expect(attribute).toBe(allowedAttributes[tag.name]);
    }
  });

  test('gives every table header its scope, every table row the same number of cells', () => {
    for (const tag of tagsOf(content).filter((tag) => tag.name === 'th' && !tag.closing))
      expect(['col', 'row']).toContain(tag.attributes.get('scope'));
    for (const table of content.match(/<table>[^]*?<\/table>/g) ?? []) {
      const cells = table.split('</tr>').slice(0, -1);
      expect(new Set(cells.map((row) => row.match(/<t[hd][ >]/g)?.length)).size).toBe(1);
    }
  });

  test('links only to what exists, and not to itself', () => {
    const links = linksOf(content);
    expect(links.map(linkFault).filter(Boolean)).toEqual([]);
    expect(links).not.toContain(`/blog/${name}`);
    expect(links).not.toContain(`/page/${name}`);
  });
});

test('there are 14 articles with their own slugs and titles, newest first', () => {
  expect(articles).toHaveLength(14);
  for (const key of ['slug', 'title', 'content', 'published'] as const)
    expect(new Set(articles.map((article) => article[key])).size).toBe(14);
  const dates = articles.map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.at(-1)! >= '2026-06-01' && dates[0]! <= '2026-11-10').toBe(true);
});

test('every author is a team member, and every team member writes', () => {
  const authors = new Set(articles.map(({ author }) => author));
  expect(authors).toEqual(new Set(team.map(({ name }) => name)));
});

test('slugs are plain and tags are there', () => {
  for (const { slug } of [...articles, ...pages]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const { tags } of articles) expect(tags.length).toBeGreaterThanOrEqual(3);
});

test('meta descriptions have the length of a search result; two are left to the excerpt', () => {
  const written = articles.flatMap(({ meta_description }) => meta_description ?? []);
  expect(written).toHaveLength(12);
  for (const description of written) {
    expect(description.length, description).toBeGreaterThanOrEqual(130);
    expect(description.length, description).toBeLessThanOrEqual(155);
  }
});

test('the five pages of the footer exist', () => {
  expect(pages.map(({ slug }) => slug)).toEqual([
    'how-it-works',
    'investor-checklist',
    'for-brands',
    'grievance-redressal',
    'found-wrong',
  ]);
});
