import { describe, expect, it } from 'vitest';
import {
  findAll,
  findLink,
  findNamed,
  findOne,
  findPart,
  hrefOf,
  textOf,
  textsOf,
} from '../support/html.ts';
import { site } from './site.ts';

const { ask, visit } = site;
const mainOf = async (path: string) => findOne((await visit(path)).document, 'main');

type Member = {
  id: number;
  name: string;
  position: string;
  bio: string;
  experience: string[];
  skills: string[];
};
type Insight = { title: string; value: number; unit: string; series: unknown[] };

describe('about', () => {
  it('counts brands, investors and cities as the API does', async () => {
    const stats = await ask<Record<string, number>>('/stats');
    const hero = findPart(await mainOf('/about'), 'About Naya Outlet');
    expect(textOf(findOne(hero, 'h1'))).toBe('About Naya Outlet');
    expect(textsOf(findAll(hero, 'dt'))).toEqual([
      'Franchise Brands',
      'Investors Connected',
      'Cities Covered',
    ]);
    expect(textsOf(findAll(hero, 'dd'))).toEqual(
      ['brands', 'investors', 'cities'].map((key) => `${stats[key]}+`),
    );
    expect(textsOf(findAll(hero, 'p')).at(-1)).toContain(
      `Counted exactly: ${stats['brands']} brands listed now, ${stats['investors']} investors who registered and confirmed it`,
    );
  });

  it('tells the story with a picture, three values, and leads on', async () => {
    const main = await mainOf('/about');
    const story = findPart(main, 'Forty-one questions and a closed shop');
    expect(textsOf(findAll(story, 'h2'))).toContain('What we will not do');
    expect(textOf(findAll(story, 'li')[0] ?? story)).toContain('We do not sell your phone');
    expect(findAll(story, 'img')).toHaveLength(1);
    expect(textsOf(findAll(findPart(main, 'What we hold to'), 'h3'))).toEqual([
      'Transparent Information',
      'Entrepreneur-First Approach',
      'Quality Over Quantity',
    ]);
    expect(hrefOf(main, 'Browse franchises')).toBe('/franchises');
    expect(hrefOf(main, 'Contact us')).toBe('/contact');
  });

  it('shows the team: picture, name, position, biography', async () => {
    const members = await ask<Member[]>('/team');
    const cards = findAll(findPart(await mainOf('/about'), 'Our team'), 'li');
    expect(cards).toHaveLength(members.length);
    for (const [index, card] of cards.entries()) {
      const { id, name, position, bio } = members[index] ?? members[0]!;
      expect(hrefOf(card, name)).toBe(`/team/${id}`);
      expect(textOf(card)).toContain(position);
      expect(textOf(card)).toContain(bio.split('\n')[0]);
      expect(findAll(card, 'img')).toHaveLength(1);
    }
  });

  it('shows franchising in numbers, from the catalogue', async () => {
    const insights = await ask<Insight[]>('/franchise-insights');
    expect(insights.length).toBeGreaterThan(2);
    const figures = findAll(findPart(await mainOf('/about'), 'Franchising in numbers'), 'figure');
    expect(figures.map((figure) => textOf(findOne(figure, 'h3')))).toEqual(
      insights.map(({ title }) => title),
    );
    const months = insights.findIndex(({ unit }) => unit === 'months');
    const chart = figures[months]!;
    expect(textsOf(findAll(chart, 'p'))).toContain(`${insights[months]?.value} months`);
    expect(textOf(findOne(chart, 'summary'))).toBe('All figures as a table');
    expect(findAll(chart, 'tr')).toHaveLength(insights[months]?.series.length ?? 0);
  });
});

it('a member of the team: photo, position, date, ways to write, life', async () => {
  const member = await ask<Member>('/team/1');
  const main = await mainOf('/team/1');
  expect(findOne(main, 'img').attribs['alt']).toBe('Photo of Meenakshi Rathore');
  expect(textOf(findOne(main, 'h1'))).toBe('Meenakshi Rathore');
  for (const text of ['Co-founder and Chief Executive', 'Joined 1 Apr 2022']) {
    expect(textOf(main)).toContain(text);
  }
  expect(hrefOf(main, 'meenakshi@example.in')).toBe('mailto:meenakshi@example.in');
  expect(hrefOf(main, '+91 00000 02001')).toBe('tel:+910000002001');
  expect(findLink(main, 'LinkedIn').attribs).toMatchObject({
    href: 'https://www.linkedin.com/',
    rel: expect.stringContaining('noopener'),
  });
  expect(hrefOf(main, 'Back to Team')).toBe('/about');
  const paragraphs = textsOf(findAll(main, 'p'));
  for (const paragraph of member.bio.split(/\n+/)) expect(paragraphs).toContain(paragraph);
  expect(textsOf(findAll(findPart(main, 'Experience'), 'li'))).toEqual(member.experience);
  expect(textsOf(findAll(findPart(main, 'Skills'), 'li'))).toEqual(member.skills);
});

describe('pages of the operator', () => {
  it.each([
    ['/privacy-policy', 'Privacy Policy', 'The six forms'],
    ['/terms', 'Terms and Conditions', '1. What we are'],
  ])('%s has its heading and its parts', async (path, title, part) => {
    const main = await mainOf(path);
    expect(textOf(findOne(main, 'h1'))).toBe(title);
    expect(textsOf(findAll(main, 'h2'))).toContain(part);
  });

  it('the list links to each page', async () => {
    const pages = await ask<{ slug: string; title: string }[]>('/pages');
    const main = await mainOf('/pages');
    expect(textOf(findOne(main, 'h1'))).toBe('Pages');
    const links = findAll(main, 'a').map((link) => [textOf(link), link.attribs['href']]);
    expect(links).toEqual(pages.map(({ slug, title }) => [title, `/page/${slug}`]));
  });

  it('of the kind with boxes has a box at each line, with its text as the name', async () => {
    const main = await mainOf('/page/investor-checklist');
    const lines = findAll(main, 'li').map((line) => [
      findAll(line, 'input', { type: 'checkbox' }).length,
      textOf(findOne(line, 'label')).slice(0, 24),
    ]);
    expect(lines).toHaveLength(25);
    expect(lines[5]).toEqual([1, 'Accounts of two years se']);
  });

  it('a page shows its title and its HTML', async () => {
    const page = await ask<{ title: string; content: string }>('/pages/how-it-works');
    const main = await mainOf('/page/how-it-works');
    expect(textOf(findOne(main, 'h1'))).toBe(page.title);
    expect(textOf(findAll(main, 'h2')[0] ?? main)).toBe(
      /<h2>([^<]+)<\/h2>/.exec(page.content)?.[1],
    );
  });
});

it.each([
  ['/page/no-such-page', 'Page not found.', 'All pages', '/pages'],
  ['/blog/no-such-post', 'Blog post not found.', 'All articles', '/blog'],
  ['/team/987654', 'Team member not found.', /Team/, '/about'],
  ['/franchises/no-such-brand', 'Franchise not found.', 'Browse franchises', '/franchises'],
])('%s is a real 404 that says "%s" and leads on', async (path, sentence, link, target) => {
  const { status, document } = await visit(path);
  expect(status).toBe(404);
  const main = findOne(document, 'main');
  const headings = [...findAll(main, 'h1'), ...findAll(main, 'h2')];
  expect(textsOf(headings)).toContain(sentence);
  expect(findNamed(main, 'a', link).map(({ attribs }) => attribs['href'])).toContain(target);
});

describe('contact', () => {
  it('shows the first postal address, email and phone of the office, and its hours', async () => {
    const main = await mainOf('/contact');
    const office = findPart(main, 'Our office');
    expect(textOf(office)).toContain('2nd Floor, Sample Arcade, 100 Feet Road');
    expect(textOf(office)).not.toContain('Andheri');
    expect(hrefOf(office, 'hello@example.in')).toBe('mailto:hello@example.in');
    expect(hrefOf(office, '+91 00000 12345')).toBe('tel:+910000012345');
    expect(findAll(office, 'a')).toHaveLength(2);
    const hours = findPart(main, 'Business hours');
    expect(textsOf(findAll(hours, 'dt'))).toEqual(['Mon–Fri', 'Sat', 'Sun']);
    expect(textsOf(findAll(hours, 'dd'))).toEqual([
      '10:00 AM – 7:00 PM',
      '10:00 AM – 4:00 PM',
      'Closed',
    ]);
  });

  it('falls back to the generic sites for social links', async () => {
    const social = findPart(await mainOf('/contact'), 'Follow us');
    expect(hrefOf(social, 'Facebook')).toBe('https://www.facebook.com/');
    expect(findAll(social, 'a')).toHaveLength(4);
  });
});

it('the site can be installed', async () => {
  const { document } = await visit('/');
  const answer = await visit(findOne(document, 'link', { rel: 'manifest' }).attribs['href'] ?? '');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = JSON.parse(textOf(answer.document)) as {
    icons: { src: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Naya Outlet', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src } of manifest.icons) {
    expect((await visit(src)).headers.get('content-type')).toBe('image/png');
  }
});
