import { describe, expect, it } from 'vitest';
import { readHead } from '../support/page-head.ts';
import { site } from './site.ts';

const { api, visit } = site;
const post = '/blog/what-15-lakh-really-buys';

/** Where a page is found, the one URL that search engines keep of it, and its title. */
const found: [path: string, canonical: string, title: string][] = [
  ['/', '/', ''],
  ['/?utm_source=mail', '/', ''],
  ['/franchises', '/franchises', 'Franchises'],
  ['/franchises?page=2', '/franchises?page=2', 'Franchises'],
  ['/franchises?view=list', '/franchises', 'Franchises'],
  ['/franchises?location=Surat', '/franchises?location=Surat', ''],
  ['/franchises?category=Retail&view=list', '/franchises?category=Retail', ''],
  ['/franchises?location=Surat&category=Retail', '/franchises?category=Retail&location=Surat', ''],
  ['/franchises/1', '/franchises/1', 'Kulhad Nukkad franchise'],
  ['/franchises/kulhad-nukkad', '/franchises/1', 'Kulhad Nukkad franchise'],
  ['/franchises/category/Retail', '/franchises/category/Retail', 'Retail Franchises'],
  ['/blog', '/blog', 'Blog'],
  ['/blog?category=Money', '/blog', 'Blog'],
  ['/blog?search=rent', '/blog', 'Blog'],
  [post, post, 'What ₹15 lakh really buys'],
  ['/about', '/about', 'About'],
  ['/team/1', '/team/1', 'Meenakshi Rathore, Co-founder and Chief Executive'],
  ['/pages', '/pages', 'Pages'],
  ['/page/how-it-works', '/page/how-it-works', 'How Naya Outlet works'],
  ['/contact', '/contact', 'Contact'],
  ['/join-investor', '/join-investor', ''],
  ['/list-franchise', '/list-franchise', ''],
  ['/partners', '/partners', ''],
  ['/privacy-policy', '/privacy-policy', 'Privacy Policy'],
  ['/terms', '/terms', 'Terms and Conditions'],
];

const sharedWithPicture = {
  'twitter:card': 'summary_large_image',
  'og:title': expect.stringMatching(/\S/),
  'og:description': expect.stringMatching(/\S/),
  'og:image': expect.stringMatching(/^http:\/\/localhost:8000\//),
  'og:image:width': expect.stringMatching(/^\d{3,4}$/),
  'og:image:height': expect.stringMatching(/^\d{3,4}$/),
  'og:image:alt': expect.stringMatching(/\S/),
};

describe('the head of a page', () => {
  it.each(found)('%s is kept as %s and shared with a picture', async (path, canonical, title) => {
    const page = await visit(path);
    expect(page.headers.has('Set-Cookie')).toBe(false);
    expect(page.status).toBe(200);
    const head = readHead(page.document);
    const url = api.core.publicUrl + canonical;
    expect(head).toMatchObject({ canonical: url, robots: null });
    expect(head.title).toContain('Naya Outlet');
    expect(head.title.startsWith(title)).toBe(true);
    expect(head.alternates).toEqual({
      'en-IN': url,
      'x-default': url,
      'application/rss+xml': '/blog/rss.xml',
    });
    expect(head.meta).toMatchObject({ 'og:url': url, ...sharedWithPicture });
  });

  const hidden: [path: string, status: number][] = [
    ['/franchises?search=tea', 200],
    ['/franchises?sort=name', 200],
    ['/franchises?minRoi=12', 200],
    ['/franchises?maxInvestment=900000', 200],
    ['/offline', 200],
    ['/franchises/999999', 404],
    ['/franchises/no-such-brand', 404],
    ['/franchises/category/Nothing', 404],
    ['/franchises?location=Atlantis', 404],
    ['/franchises?category=Retail&location=Atlantis', 404],
    ['/blog/nothing', 404],
    ['/team/999', 404],
    ['/page/nothing', 404],
    ['/my-data/nobody', 404],
    ['/nowhere', 404],
  ];

  it.each(hidden)('%s (%i) is not for search engines, its links are', async (path, status) => {
    const page = await visit(path);
    expect(page.status).toBe(status);
    const head = readHead(page.document);
    expect(head).toMatchObject({ canonical: null, robots: 'noindex, follow', things: [] });
    expect(Object.keys(head.alternates)).toEqual(['application/rss+xml']);
  });

  it.each(['/nowhere', '/offline'])('a link to %s is shared with a picture too', async (path) => {
    const { meta } = readHead((await visit(path)).document);
    expect(meta).toMatchObject(sharedWithPicture);
  });

  const described: [path: string, description: RegExp][] = [
    ['/about', /Who we are/],
    ['/blog', /franchise/],
    ['/blog/payback-arithmetic-worked-example', /tea and snacks/],
    ['/page/how-it-works', /^[^<]+$/],
  ];

  it.each(described)('%s is described in plain words', async (path, description) => {
    const { meta } = readHead((await visit(path)).document);
    expect(meta['description']).toMatch(description);
  });

  it('an article says that it is one', async () => {
    expect(readHead((await visit(post)).document).meta['og:type']).toBe('article');
  });

  it('a franchise and a post are shared with their drawn cards, kept for ever', async () => {
    for (const path of ['/franchises/1', post]) {
      const { meta } = readHead((await visit(path)).document);
      expect(meta['og:image']).toMatch(/\/cards\/(?:franchise|post)\/[\w-]+\.png\?v=\w+$/);
      expect(meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
      const card = await api.request(meta['og:image'] ?? '');
      expect(Object.fromEntries(card.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': expect.stringContaining('immutable'),
      });
    }
    const { meta } = readHead((await visit('/contact')).document);
    const picture = await api.request(meta['og:image'] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
  });
});
