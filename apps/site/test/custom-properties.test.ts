import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const apps = join(import.meta.dirname, '../..');

/** A use without a fallback; what a library or Tailwind itself sets is left out. */
const uses = /var\((--(?!tw-|radix-)[\w-]+)\)/g;
/** In a stylesheet, or as a key of an element's `style`. */
const settings = /(--[\w-]+)['\]]*:/g;

test.each(['site/app', 'embed/src'])('%s sets every custom property that it uses', (folder) => {
  const sources = globSync(`${folder}/**/*.{css,ts,tsx}`, { cwd: apps })
    .map((path) => readFileSync(join(apps, path), 'utf8'))
    .join('\n');
  const find = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name]) => name);
  const set = new Set(find(settings));
  expect(find(uses).length).toBeGreaterThan(20);
  expect(find(uses).filter((name) => !set.has(name))).toEqual([]);
});
