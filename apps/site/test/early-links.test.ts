import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backend, openSite } from './backend.ts';

const client = new URL('../build/client/', import.meta.url);

test('the one stylesheet and the font are named ahead of the page, and exist', async () => {
  const visit = await openSite(backend());
  const { headers, html } = await visit('/');
  const links = headers.get('Link')?.split(', ') ?? [];
  const named = links.map((link) => /^<([^>]+)>; rel=preload; as=(style|font)/.exec(link));
  expect(named.map((link) => link?.[2])).toEqual(['style', 'font']);
  for (const link of named) {
    expect(html).toContain(`href="${link?.[1]}"`);
    expect(existsSync(new URL(`.${link?.[1]}`, client))).toBe(true);
  }
});
