import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backend, openSite } from './backend.ts';

const client = new URL('../build/client/', import.meta.url);

test('the font and the one stylesheet stand ahead of scripts and of what tells other machines about the page', async () => {
  const visit = await openSite(backend());
  const { html } = await visit('/');
  const font = /<link rel="preload" href="([^"]+)" as="font"/.exec(html);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect(styles).toHaveLength(1);
  const [style] = styles;
  expect(font?.index).toBeLessThan(html.indexOf('<title>'));
  expect(style?.index).toBeLessThan(html.indexOf('<title>'));
  expect(style?.index).toBeLessThan(html.indexOf('<script'));
  expect(style?.index).toBeLessThan(html.indexOf('rel="modulepreload"'));
  for (const file of [font, style]) {
    expect(existsSync(new URL(`.${file?.[1]}`, client))).toBe(true);
  }
});
