import { describe, expect, it } from 'vitest';
import { savedLimits, nothingSaved, parseSaved, toggleShortlisted } from '../../src/saved/saved.ts';
import {
  addRecent,
  moveShortlisted,
  noteShortlisted,
  rememberAsked,
} from '../../src/saved/edit-saved.ts';
import { parseIds } from '../../src/saved/ids.ts';

const shortlist = (...ids: number[]) => ids.reduce(toggleShortlisted, nothingSaved);
const idsOf = (saved = nothingSaved) => saved.shortlist.map(({ id }) => id);

describe('what is saved', () => {
  it('is read back as it was written', () => {
    const asked = { city: 'Indore', budget: 15_00_000 };
    const noted = noteShortlisted(shortlist(3, 14), 14, 'near the station');
    const saved = rememberAsked(addRecent(noted, 27), asked);
    expect(saved.asked).toEqual(asked);
    expect(rememberAsked(saved, { city: null, budget: 20_00_000 }).asked.city).toBe('Indore');
    expect(parseSaved(JSON.stringify(saved))).toEqual(saved);
  });

  it.each([
    null,
    '',
    'no json',
    '[]',
    '5',
    '{"version":2,"shortlist":[{"id":1}]}',
    '{"version":1,"asked":{"city":7,"budget":"much"}}',
    '{"version":1,"shortlist":"x","recent":{"length":9}}',
    '{"version":1,"shortlist":[null,{"id":-1},{"id":"3"},{"id":1.5}],"recent":["a",0]}',
  ])('made of %s is empty', (text) => {
    expect(parseSaved(text)).toEqual(nothingSaved);
  });

  it('holds each franchise once, and no more than its limits', () => {
    const many = Array.from({ length: 90 }, (_, index) => ({
      id: (index % 70) + 1,
      note: 'x'.repeat(999),
    }));
    const recent = many.map(({ id }) => id);
    const saved = parseSaved(JSON.stringify({ version: 1, shortlist: many, recent }));
    expect(new Set(idsOf(saved)).size).toBe(savedLimits.shortlist);
    expect(saved.shortlist[0]?.note).toHaveLength(savedLimits.note);
    expect(saved.recent).toHaveLength(savedLimits.recent);
    expect(toggleShortlisted(saved, 999)).toBe(saved);
  });

  it('puts on and takes off, moves up and down, and stays at its ends', () => {
    expect(idsOf(toggleShortlisted(shortlist(1, 2, 3), 2))).toEqual([1, 3]);
    expect(idsOf(moveShortlisted(shortlist(1, 2, 3), 3, -1))).toEqual([1, 3, 2]);
    expect(idsOf(moveShortlisted(shortlist(1, 2, 3), 1, -1))).toEqual([1, 2, 3]);
    expect(idsOf(moveShortlisted(shortlist(1, 2, 3), 3, 1))).toEqual([1, 2, 3]);
    expect(addRecent(addRecent(addRecent(nothingSaved, 1), 2), 1).recent).toEqual([1, 2]);
  });
});

it.each([
  ['3,14,27', [3, 14, 27]],
  [' 3 , 3,x,-1,0,1e3,14', [3, 14]],
  ['', []],
  [null, []],
  ['1,2,3,4,5,6', [1, 2, 3, 4]],
  ['99999999999999999999', []],
])('reads the ids of %s', (text, expected) => {
  expect(parseIds(text, 4)).toEqual(expected);
});
