import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../build/embed.js', import.meta.url));
const twin = readFileSync(new URL('../build/embed.js.br', import.meta.url));

test('the script has at most 26 KB in brotli, well below the 90 KB it may have', () => {
  expect(twin.length).toBeGreaterThan(1_000);
  expect(twin.length).toBeLessThanOrEqual(26_000);
});

test('the compressed twin is that of the script', () => {
  expect(brotliDecompressSync(twin).equals(script)).toBe(true);
});
