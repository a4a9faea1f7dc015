import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCharacterMap } from '../fonts/character-map.ts';
import { readWoff2 } from '../fonts/woff2-file.ts';

test('the one font file holds Latin letters, figures and the rupee sign', () => {
  const file = readWoff2(readFileSync(new URL('../app/assets/anek-latin.woff2', import.meta.url)));
  const table = file.tables.find(({ tag }) => tag === 'cmap');
  const characters = readCharacterMap(table?.data ?? Buffer.alloc(0));
  for (const character of 'AZaz09₹é–’') {
    expect(characters.get(character.codePointAt(0) ?? 0), character).toBeGreaterThan(0);
  }
});
