import { globSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMessage, type Message } from '../src/messages/catalogue.ts';
import { commonMessages } from '../src/messages/common.ts';
import { officeMessages } from '../src/messages/office.ts';
import { siteMessages } from '../src/messages/site.ts';

const surfaces = [commonMessages, siteMessages, officeMessages];
const sentences = surfaces.flatMap((surface) => Object.entries<string>(surface));
const root = new URL('../../../', import.meta.url).pathname;
const sources = ['packages/core/src', 'apps/server/src']
  .flatMap((folder) => globSync(`${root}${folder}/**/*.ts`))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it('each code stands in one surface, and somebody says it', () => {
  const codes = sentences.map(([code]) => code);
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

it('one sentence stands once', () => {
  const words = sentences.map(([, sentence]) => sentence);
  expect(words.toSorted()).toEqual([...new Set(words)].toSorted());
});

it('a sentence has its values in their places, as they are, and no hole', () => {
  const pick = fc.constantFrom(...sentences);
  fc.assert(
    fc.property(pick, fc.string(), ([code, sentence], value) => {
      const names = Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, value]));
      const said = formatMessage({ code, values } as Message);
      expect(said).toBe(sentence.split(/\{\w+\}/).join(value));
    }),
  );
});
