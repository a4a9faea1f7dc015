import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHead, type Thing } from '../support/page-head.ts';
import { site } from './site.ts';

const { visit } = site;
const thingsOn = async (path: string) => readHead((await visit(path)).document).things;

/** The schema.org types of each page in order, with the properties that a search engine requires. */
const told: [path: string, expected: [type: string, properties: string[]][]][] = [
  [
    '/',
    [
      ['Organization', ['name', 'url', 'logo']],
      ['WebSite', ['name', 'url', 'potentialAction']],
      ['VideoObject', ['name', 'description', 'thumbnailUrl', 'embedUrl']],
    ],
  ],
  [
    '/franchises/1',
    [
      ['Offer', ['name', 'url', 'description', 'image', 'priceSpecification', 'offeredBy']],
      ['BreadcrumbList', ['itemListElement']],
    ],
  ],
  [
    '/blog/what-15-lakh-really-buys',
    [
      ['BlogPosting', ['headline', 'image', 'datePublished', 'author', 'publisher', 'description']],
      ['BreadcrumbList', ['itemListElement']],
    ],
  ],
  [
    '/team/1',
    [
      ['Person', ['name', 'url', 'jobTitle', 'worksFor']],
      ['BreadcrumbList', ['itemListElement']],
    ],
  ],
  ['/franchises/category/Retail', [['BreadcrumbList', ['itemListElement']]]],
];

describe('structured data', () => {
  it.each(told)('%s tells what it is', async (path, expected) => {
    const things = await thingsOn(path);
    const types = [...new Set(things.map((thing) => thing['@type']))];
    expect(types).toEqual(expected.map(([type]) => type));
    for (const [type, properties] of expected) {
      for (const thing of things.filter((each) => each['@type'] === type)) {
        for (const property of properties)
          expect(thing[property], `${type}.${property}`).toBeTruthy();
      }
    }
  });

  it('home tells of the site with its search', async () => {
    const [organization, site] = await thingsOn('/');
    expect(organization).toMatchObject({ name: 'Naya Outlet' });
    expect(site).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          urlTemplate: expect.stringMatching(/\/franchises\?search=\{search_term_string\}$/),
        },
      },
    });
  });

  it('a franchise is an offer with a range in rupees, and has its way from home', async () => {
    const [offer, way] = await thingsOn('/franchises/1');
    expect(offer).toMatchObject({
      priceSpecification: { priceCurrency: 'INR', minPrice: 450_000, maxPrice: 650_000 },
    });
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Franchises' },
        { position: 3, name: 'Food & Beverage' },
        { position: 4, name: 'Kulhad Nukkad' },
      ],
    });
  });

  /** How an action is filled in is written beside its properties (`query-input`), outside the vocabulary. */
  const withoutInputs = (key: string, value: unknown) =>
    key.endsWith('-input') ? undefined : value;

  const asTypeScript = (things: Thing[]) => `
  import type * as schema from 'schema-dts';
  import type { WithContext } from 'schema-dts';
  ${things
    .map((thing, index) => {
      const json = JSON.stringify(thing, withoutInputs, 2);
      return `export const thing${index}: WithContext<schema.${thing['@type']}> = ${json};`;
    })
    .join('\n')}`;

  it('pages use the words of schema.org, and a word that it does not know is noticed', async () => {
    const results = join(import.meta.dirname, '../../../../test-results');
    await mkdir(results, { recursive: true });
    const folder = await mkdtemp(join(results, 'structured-'));
    const offer = { '@context': 'https://schema.org', '@type': 'Offer', priceCurrency: 'INR' };
    const things = await Promise.all(told.map(([path]) => thingsOn(path)));
    await writeFile(join(folder, 'told.ts'), asTypeScript([...things.flat(), offer]));
    await writeFile(join(folder, 'wrong.ts'), asTypeScript([{ ...offer, prize: 5 }]));
    const { stdout } = spawnSync(
      'tsc',
      [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--module',
        'nodenext',
        'told.ts',
        'wrong.ts',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    await rm(folder, { recursive: true });
    expect(stdout).toMatch(/wrong\.ts.*prize.*does not exist/);
    expect(stdout).not.toContain('told.ts');
  });
});
