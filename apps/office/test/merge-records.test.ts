import { expect, it } from 'vitest';
import { chooseMine, mergeRecords } from '../src/shared/merge-records.ts';

const base = {
  id: 7,
  version: 3,
  name: 'Chai',
  city: 'Pune',
  value: { hours: '9–5', days: ['Mon'] },
};

it('keeps what each changed in another field, also within a document', () => {
  const mine = { ...base, name: 'Chai Gully', value: { ...base.value, hours: '9–6' } };
  const theirs = {
    ...base,
    version: 4,
    city: 'Nagpur',
    value: { ...base.value, days: ['Mon', 'Tue'] },
  };
  expect(mergeRecords({ base, mine, theirs })).toEqual({
    record: {
      ...theirs,
      name: 'Chai Gully',
      value: { hours: '9–6', days: ['Mon', 'Tue'] },
    },
    conflicts: [],
  });
});

it('asks about the field that both changed, and about that one alone', () => {
  const mine = { ...base, name: 'Mine', city: 'Nashik' };
  const theirs = { ...base, version: 4, name: 'Theirs' };
  const merged = mergeRecords({ base, mine, theirs });
  expect(merged.conflicts).toEqual([{ path: 'name', mine: 'Mine', theirs: 'Theirs' }]);
  expect(merged.record).toMatchObject({ version: 4, name: 'Theirs', city: 'Nashik' });
  expect(chooseMine(merged, new Set(['name']))).toMatchObject({ name: 'Mine', city: 'Nashik' });
  expect(chooseMine(merged, new Set())).toMatchObject({ name: 'Theirs', city: 'Nashik' });
});

it('does not ask where both wrote the same, nor for what is empty on both sides', () => {
  const mine = { ...base, name: 'Same', note: '' };
  const theirs = { ...base, name: 'Same', note: null };
  expect(mergeRecords({ base, mine, theirs })).toEqual({ record: theirs, conflicts: [] });
});

it('asks about a field that the record changed under what was typed', () => {
  const theirs = { ...base, version: 4, name: 'Theirs' };
  const mine = { ...theirs, version: -1, name: 'Mine' };
  const merged = mergeRecords({ base: theirs, mine, theirs, overtaken: ['name'] });
  expect(merged.conflicts).toEqual([{ path: 'name', mine: 'Mine', theirs: 'Theirs' }]);
});

it('a post that its schedule has published under the form is saved with what was typed, as a published one', () => {
  const at = '2030-05-01T06:30:00.000Z';
  const scheduled = { ...base, status: 'scheduled', published_at: at, content: '<p>One</p>' };
  const mine = { ...scheduled, content: '<p>Two</p>' };
  const theirs = { ...scheduled, version: 4, status: 'published', created_at: at };
  expect(mergeRecords({ base: scheduled, mine, theirs })).toEqual({
    record: { ...theirs, content: '<p>Two</p>' },
    conflicts: [],
  });
});
