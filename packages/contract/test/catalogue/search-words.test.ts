import { expect, test } from 'vitest';
import { searchList } from '../../src/franchises/catalogue/search-list.ts';
import { searchWords } from '../../src/franchises/catalogue/search-words.ts';
import { emptyFranchiseQuery } from '../../src/franchises/query.ts';
import { franchise } from './franchises.ts';

test.each([
  ['distinct words in their order', 'Chai tea CHAI Café cafe', ['chai', 'tea', 'cafe']],
  [
    'the first eight',
    'aa bb cc dd ee ff gg hh ii jj',
    ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh'],
  ],
  ['no single letters', 'a chai b é', ['chai']],
  ['single digits and figures', '7 eleven 24x7 5a', ['7', 'eleven', '24x7', '5a']],
  ['a vowel sign of an Indian script is a letter', 'घी चाय', ['घी', 'चाय']],
  ['a bare consonant is one letter, a nukta or virama none', 'घ क़ क् चाय', ['चाय']],
  ['no words at all', '!? 🍕', []],
])('a search looks for %s', (_what, search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test('single letters alone filter nothing, as while someone begins to type', async () => {
  expect(searchWords('a b c')).toBeNull();
  const rows = [franchise({ id: 1 }), franchise({ id: 2 })];
  expect((await searchList(rows, { ...emptyFranchiseQuery, search: 'z' })).total).toBe(2);
});

test('words after the eighth ask for nothing', async () => {
  const names = 'one two three four five six seven eight';
  const rows = [franchise({ business_name: names }), franchise({ business_name: 'one' })];
  const found = await searchList(rows, { ...emptyFranchiseQuery, search: `${names} ninth` });
  expect(found.franchises.map((each) => each.business_name)).toEqual([names]);
});
