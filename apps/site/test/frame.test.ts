import { provider } from '@naya/contract/site-info/provider';
import { expect, test } from 'vitest';
import { answer, backend, openSite } from './backend.ts';
import type { Part } from './read-page.ts';
import { visitStubbed } from './stub.ts';

const unknownPage = '/no-such-page';

test('an unknown URL is a real 404 with ways forward', async () => {
  const visit = await openSite(backend());
  const { status, html } = await visit(unknownPage);
  expect(status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  expect(html).toContain('<title>Page Not Found | Test Bazaar</title>');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to home<\/a>/);
  expect(html).toMatch(/<a [^>]*href="\/franchises"[^>]*>Browse franchises<\/a>/);
});

test('the frame shows what the backend says', async () => {
  const visit = await openSite(backend());
  const { html } = await visit(unknownPage);
  expect(html).toContain('href="https://wa.me/910000054321"');
  expect(html).toContain('href="/page/how-it-works"');
  expect(html).toContain('href="/franchises/category/Retail%20%26%20Co"');
  expect(html).toContain(`${new Date().getFullYear()}<!-- --> <!-- -->Test Bazaar`);
  expect(html).toContain(provider.email);
});

test('the frame stands on defaults when nothing can be read', async () => {
  const visit = await openSite(async () => answer({ message: 'down' }, {}, 503));
  const { status, html } = await visit(unknownPage);
  expect(status).toBe(404);
  expect(html).toContain(provider.siteName);
  expect(html).not.toContain('wa.me');
  for (const site of ['facebook.com', 'twitter.com', 'instagram.com', 'linkedin.com']) {
    expect(html).toContain(site);
  }
});

test('given social links leave no generic ones', async () => {
  const instagram = 'https://www.instagram.com/test-bazaar';
  const visit = await openSite(backend({ '/social-media': () => answer({ instagram }) }));
  const { html } = await visit(unknownPage);
  expect(html).toContain(instagram);
  expect(html).not.toContain('facebook.com');
});

test('a number without digits hides the WhatsApp button', async () => {
  const settings = { site_name: 'Test Bazaar', whatsapp_number: 'none' };
  const visit = await openSite(backend({ '/settings': () => answer(settings) }));
  expect((await visit(unknownPage)).html).not.toContain('wa.me');
});

test('a malformed URL is no fault of the server', async () => {
  const visit = await openSite(backend());
  expect((await visit('/%E0%A4%A')).status).toBe(404);
});

const linksIn = (part: Part) =>
  part.all('link').map((link) => `${link.text}: ${link.attribute('href')}`);

test('by default the header has its five links and List Your Franchise, the footer its quick links', async () => {
  const { page } = await visitStubbed({}, unknownPage);
  const header = page.one('header');
  expect(linksIn(header.all('list')[0]!)).toEqual([
    'Home: /',
    'Franchises: /franchises',
    'About: /about',
    'Blog: /blog',
    'Contact: /contact',
  ]);
  expect(linksIn(header)).toContain('List Your Franchise: /list-franchise');
  const footer = page.one('contentinfo');
  expect(footer.texts('heading')).toContain('Quick links');
  expect(footer.all('list').map(linksIn)).toContainEqual([
    'Home: /',
    'Franchises: /franchises',
    'About: /about',
    'Blog: /blog',
    'Contact: /contact',
    'List Your Franchise: /list-franchise',
    'Join as investor: /join-investor',
  ]);
});
