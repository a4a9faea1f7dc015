import { describe, expect, it } from 'vitest';
import { findField, optionsOf, valueOf } from '../support/fields.ts';
import { findAll, findNamed, findOne, findPart, hrefOf, textOf, textsOf } from '../support/html.ts';
import { sendForm } from '../support/send-form.ts';
import type { SitePage } from '../support/site.ts';
import { site } from './site.ts';

type Post = {
  slug: string;
  title: string;
  content: string;
  meta_description: string | null;
  category: string;
};
const posts = () => site.ask<Post[]>('/blogs');
const post = '/blog/payback-arithmetic-worked-example';

function listOf({ document }: SitePage) {
  const main = findOne(document, 'main');
  return {
    main,
    form: findOne(main, 'form'),
    search: valueOf(findField(main, 'Search articles')),
    category: findField(main, 'Category'),
    cards: findAll(main, 'article'),
    titles: findAll(main, 'article').map((card) => textOf(findOne(card, 'h2'))),
    count: textOf(findOne(main, 'output')),
  };
}

describe('the blog', () => {
  it('shows every post as a card, the newest first', async () => {
    const all = await posts();
    const { main, titles, count, category } = listOf(await site.visit('/blog'));
    expect(textOf(findOne(main, 'h1'))).toBe('Blog');
    expect(titles).toEqual(all.map(({ title }) => title));
    expect(count).toBe(`${all.length} articles`);
    const categories = [...new Set(all.map((each) => each.category))].sort();
    expect(optionsOf(category)).toEqual(['All Categories', ...categories]);
    expect(valueOf(category)).toBe('');
  });

  it('a card has its picture, date, tags, title, description and link', async () => {
    const { cards } = listOf(await site.visit('/blog'));
    const card = cards.find((each) => textOf(each).includes('What ₹15 lakh really buys'))!;
    expect(findAll(card, 'img')).toHaveLength(1);
    expect(textOf(findOne(card, 'time'))).toBe('16 Jun 2026');
    expect(textsOf(findAll(findPart(card, 'Tags'), 'li'))).toEqual([
      'budget',
      'investment',
      'first-time investors',
    ]);
    expect(textOf(card)).toContain(
      'A brochure figure of ₹12 lakh turns into ₹18.3 lakh on the day you open.',
    );
    expect(hrefOf(card, 'Read more about What ₹15 lakh really buys')).toBe(
      '/blog/what-15-lakh-really-buys',
    );
  });

  it("shows the first 120 characters of the content plus '...' where there is no description", async () => {
    const plain = (await posts()).find((each) => each.meta_description === null)!;
    const { cards } = listOf(await site.visit('/blog'));
    const card = cards.find((each) => textOf(each).includes(plain.title))!;
    const excerpt =
      findAll(card, 'p')
        .map(textOf)
        .find((text) => text.endsWith('...')) ?? '';
    const text = plain.content
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(excerpt.length).toBeGreaterThan(100);
    expect(excerpt.length).toBeLessThanOrEqual(123);
    expect(text.slice(excerpt.length - 3)).toMatch(/^[\s.,:;]/);
    expect(text.startsWith(excerpt.slice(0, -3))).toBe(true);
  });

  const wordsOf = ({ title, content }: Post) => `${title} ${content.replace(/<[^>]+>/g, ' ')}`;

  const searches: [query: string, matches: (post: Post) => boolean][] = [
    ['search=scams', (post) => /scams/i.test(wordsOf(post))],
    ['search=FSSAI', (post) => /fssai/i.test(wordsOf(post))],
    ['category=Agreements', ({ category }) => category === 'Agreements'],
    [
      'search=royalty&category=Money',
      (post) => post.category === 'Money' && /royalty/i.test(wordsOf(post)),
    ],
  ];

  it.each(searches)('finds by title, content and category: %s', async (query, matches) => {
    const all = await posts();
    const hits = all.filter(matches);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.length).toBeLessThan(all.length);
    const list = listOf(await site.visit(`/blog?${query}`));
    expect(list.titles).toEqual(hits.map(({ title }) => title));
    expect(list.count).toMatch(new RegExp(`^${hits.length} article`));
    const asked = new URLSearchParams(query);
    expect(list.search).toBe(asked.get('search') ?? '');
    expect(valueOf(list.category)).toBe(asked.get('category') ?? '');
  });

  it('without scripts the filters are a plain form, and can be cleared', async () => {
    const page = await site.visit('/blog');
    const values = { search: 'scams', category: 'Due diligence' };
    const found = await sendForm(site, page, listOf(page).form, 'Search', values);
    expect(found.path).toBe('/blog?search=scams&category=Due+diligence');
    expect(listOf(found).titles).toHaveLength(1);
    expect(valueOf(listOf(found).category)).toBe('Due diligence');
    const none = await sendForm(site, found, listOf(found).form, 'Search', { search: 'zzzz' });
    const { main, cards, count } = listOf(none);
    expect(findNamed(main, 'h2', 'No matching articles found')).toHaveLength(1);
    expect(cards).toEqual([]);
    expect(count).toBe('0 articles');
    expect(hrefOf(main, 'Clear filters')).toBe('/blog');
  });

  it('a post shows picture, title, date, author, tags, reading time and its HTML', async () => {
    const [article] = findAll((await site.visit(post)).document, 'article');
    expect(textOf(findOne(article!, 'h1'))).toBe('Payback arithmetic: one tea shop, every line');
    expect(findAll(findOne(article!, 'header'), 'img')).toHaveLength(1);
    const time = findOne(article!, 'time');
    expect([textOf(time), time.attribs['datetime']]).toEqual([
      '23 Jun 2026',
      expect.stringMatching(/^2026-06-23/),
    ]);
    const lines = textsOf(findAll(article!, 'li'));
    expect(lines).toContain('Arul Venkataraman');
    expect(lines).toContainEqual(expect.stringMatching(/^[3-6] min read$/));
    expect(textsOf(findAll(findPart(article!, 'Tags'), 'li'))).toEqual([
      'payback',
      'worked example',
      'break-even',
    ]);
    const headings = textsOf(findAll(article!, 'h2'));
    expect(headings).toContain('What goes in');
    expect(headings).toContain('Three corrections people forget');
    const table = findAll(article!, 'table').find(
      (each) => textOf(findOne(each, 'caption')) === 'One-time money',
    );
    expect(textsOf(findAll(table!, 'tr'))).toContain('Franchise fee3,00,000');
    const figures = textsOf(findAll(table!, '*', { class: 'figure' }));
    expect([figures[0], figures.at(-1)]).toEqual(['₹', '15,00,000']);
    expect(hrefOf(article!, 'count people on your own pavement')).toBe(
      '/blog/site-selection-and-counting-footfall',
    );
  });

  it('the marks beside Share do nothing', async () => {
    const [article] = findAll((await site.visit(post)).document, 'article');
    const share = findNamed(article!, 'span', 'Share')[0]?.parent;
    const marks = share as typeof article;
    expect(findAll(marks!, 'span', { class: /brand-mark/ })).toHaveLength(4);
    for (const tag of ['a', 'button']) expect(findAll(marks!, tag)).toEqual([]);
    expect(findAll(marks!, '*', { tabindex: true })).toEqual([]);
  });

  it('three related posts follow, of the same category', async () => {
    const all = await posts();
    const related = findPart((await site.visit(post)).document, 'Read next');
    const titles = findAll(related, 'h3').map(textOf);
    expect(titles).toHaveLength(3);
    for (const title of titles) {
      expect(all.find((each) => each.title === title)).toMatchObject({ category: 'Money' });
    }
  });
});
