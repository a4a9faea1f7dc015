import { urls } from '../support/addresses.ts';
import { readHead, type Thing } from '../support/head.ts';
import { complaintsAbout } from '../support/schema-types.ts';
import { expect, test } from '../support/test.ts';

/** Where a page is found, and the one address that search engines keep of it. */
const found: [path: string, canonical: string][] = [
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/franchises', '/franchises'],
  ['/franchises?page=2', '/franchises?page=2'],
  ['/franchises?view=list', '/franchises'],
  ['/franchises?location=Surat', '/franchises?location=Surat'],
  ['/franchises?location=Surat&category=Retail', '/franchises?category=Retail&location=Surat'],
  ['/franchises/1', '/franchises/1'],
  ['/franchises/kulhad-nukkad', '/franchises/1'],
  ['/franchises/category/Retail', '/franchises/category/Retail'],
  ['/blog', '/blog'],
  ['/blog?category=Money', '/blog'],
  ['/blog/what-15-lakh-really-buys', '/blog/what-15-lakh-really-buys'],
  ['/about', '/about'],
  ['/team/1', '/team/1'],
  ['/pages', '/pages'],
  ['/page/how-it-works', '/page/how-it-works'],
  ['/contact', '/contact'],
  ['/join-investor', '/join-investor'],
  ['/list-franchise', '/list-franchise'],
  ['/partners', '/partners'],
  ['/privacy-policy', '/privacy-policy'],
  ['/terms', '/terms'],
];

for (const [path, canonical] of found) {
  test(`${path} is kept as ${canonical}`, async ({ request }) => {
    const head = await readHead(request, path);
    const address = urls.own + canonical;
    expect(head).toMatchObject({ status: 200, canonical: address, robots: null });
    expect(head.alternates).toEqual({
      'en-IN': address,
      'x-default': address,
      'application/rss+xml': '/blog/rss.xml',
    });
    expect(head.meta['og:url']).toBe(address);
  });
}

const notFound: [path: string, status: number][] = [
  ['/franchises?search=tea', 200],
  ['/franchises?sort=name', 200],
  ['/franchises?minRoi=12', 200],
  ['/franchises?maxInvestment=900000', 200],
  ['/offline', 200],
  ['/franchises/999999', 404],
  ['/franchises/category/Nothing', 404],
  ['/blog/nothing', 404],
  ['/team/999', 404],
  ['/page/nothing', 404],
  ['/my-data/nobody', 404],
  ['/nowhere', 404],
];

for (const [path, status] of notFound) {
  test(`${path} is not for search engines`, async ({ request }) => {
    const head = await readHead(request, path);
    expect(head).toMatchObject({ status, canonical: null, robots: 'noindex, follow', things: [] });
    expect(Object.keys(head.alternates)).toEqual(['application/rss+xml']);
  });
}

for (const path of [...found.map(([path]) => path), '/nowhere', '/offline']) {
  test(`a link to ${path} is shared with a picture`, async ({ request }) => {
    const { meta } = await readHead(request, path);
    expect(meta).toMatchObject({
      'twitter:card': 'summary_large_image',
      'og:title': expect.stringMatching(/\S/),
      'og:description': expect.stringMatching(/\S/),
      'og:image': expect.stringMatching(`^${urls.own}/`),
      'og:image:width': expect.stringMatching(/^\d{3,4}$/),
      'og:image:height': expect.stringMatching(/^\d{3,4}$/),
      'og:image:alt': expect.stringMatching(/\S/),
    });
  });
}

test('a franchise and a post are shared with their drawn cards, kept for ever', async ({
  request,
}) => {
  for (const path of ['/franchises/1', '/blog/what-15-lakh-really-buys']) {
    const { meta } = await readHead(request, path);
    expect(meta['og:image']).toMatch(/\/cards\/(?:franchise|post)\/[\w-]+\.png\?v=\w+$/);
    expect(meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
    const card = await request.get(meta['og:image'] ?? '', { timeout: 60_000 });
    expect(card.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
  }
  const { meta } = await readHead(request, '/contact');
  expect((await request.get(meta['og:image'] ?? '')).headers()['content-type']).toBe('image/png');
});

/** What each page says of itself, with what a search engine cannot do without. */
const things: [path: string, expected: Record<string, string[]>][] = [
  [
    '/',
    {
      Organization: ['name', 'url', 'logo'],
      WebSite: ['name', 'url', 'potentialAction'],
      VideoObject: ['name', 'description', 'thumbnailUrl', 'embedUrl'],
    },
  ],
  [
    '/franchises/1',
    {
      Offer: ['name', 'url', 'description', 'image', 'priceSpecification', 'offeredBy'],
      BreadcrumbList: ['itemListElement'],
    },
  ],
  [
    '/blog/what-15-lakh-really-buys',
    {
      BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'description'],
      BreadcrumbList: ['itemListElement'],
    },
  ],
  [
    '/team/1',
    { Person: ['name', 'url', 'jobTitle', 'worksFor'], BreadcrumbList: ['itemListElement'] },
  ],
  ['/franchises/category/Retail', { BreadcrumbList: ['itemListElement'] }],
];

for (const [path, expected] of things) {
  test(`${path} speaks the words of schema.org`, async ({ request }) => {
    const head = await readHead(request, path);
    expect(new Set(head.things.map((thing) => thing['@type']))).toEqual(
      new Set(Object.keys(expected)),
    );
    for (const thing of head.things) {
      for (const property of expected[thing['@type']] ?? []) {
        expect(thing[property], `${thing['@type']}.${property}`).toBeTruthy();
      }
    }
    expect(complaintsAbout(path.replaceAll('/', '-').slice(1) || 'home', head.things)).toBe('');
  });
}

test('a word that schema.org does not know is noticed', () => {
  const offer = { '@context': 'https://schema.org', '@type': 'Offer', priceCurrency: 'INR' };
  expect(complaintsAbout('right', [offer])).toBe('');
  const wrong: Thing[] = [{ ...offer, prize: 5 }];
  expect(complaintsAbout('wrong', wrong)).toMatch(/prize.*does not exist/);
});
