import { callFormSchema, franchiseeListSchema } from '@naya/contract/franchises/call-form';
import {
  describeCalls,
  describeOutcome,
  layOutDots,
  type CallSummary,
} from '@naya/contract/franchises/franchisee-calls';
import { normaliseCalls, normaliseCallSummary } from '@naya/contract/franchises/normalise-calls';
import { expect, it } from 'vitest';

const none: CallSummary = {
  listed: 0,
  rung: 0,
  again: 0,
  unreached: 0,
  askable: 0,
  back: [],
  waiting: [],
  closed: [],
};

it.each([
  [{ listed: 84, rung: 7, again: 5 }, 'Rang 7 of 84. 5 would do it again.'],
  [{ listed: 6, rung: 1, again: 0 }, 'Rang 1 of 6. None would do it again.'],
  [{ listed: 30 }, 'We have rung none of the 30 partners on the brand’s list yet.'],
  [{}, 'We have rung no partner yet: the brand has given us no list of them.'],
])('%j is said as it is', (calls, words) => {
  expect(describeCalls({ ...none, ...calls })).toBe(words);
});

it('a month is one, and each outcome says what its months are', () => {
  expect(describeOutcome({ outcome: 'back', months: 14 })).toBe('Money back after 14 months');
  expect(describeOutcome({ outcome: 'waiting', months: 3 })).toBe(
    'Open for 3 months, money not back yet',
  );
  expect(describeOutcome({ outcome: 'closed', months: 1 })).toBe('Closed after 1 month');
});

it('no mark covers another, and what took longer stands at the end of the rail', () => {
  const months = Array.from({ length: 40 }, (_, at) => (at * 7) % 24).concat(61, 90);
  const dots = layOutDots(months.map((month) => ({ months: month })));
  expect(dots).toHaveLength(42);
  for (const [at, one] of dots.entries())
    for (const other of dots.slice(at + 1))
      if (one.lane === other.lane) expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(5);
  expect(dots.slice(-2).map(({ at }) => at)).toEqual([60, 60]);
  expect(layOutDots([{ months: 12 }, { months: 30 }]).map(({ lane }) => lane)).toEqual([0, 0]);
});

const call = { called_in: '2026-03-09', outcome: 'back', months: 14 };

it('of another backend’s calls the unreadable ones are left out, and no sound but our own is played', () => {
  const own = '/recordings/0af3.mp3';
  expect(
    normaliseCalls([
      { ...call, again: 'maybe', recording: 'https://elsewhere.example/a.mp3' },
      { ...call, recording: own, words: '  ' },
      { ...call, outcome: 'unreached' },
      { ...call, months: 'soon' },
      { ...call, called_in: 'March' },
      null,
    ]),
  ).toEqual([
    { ...call, called_in: '2026-03', city: null, again: 'unsaid', words: null, recording: null },
    { ...call, called_in: '2026-03', city: null, again: 'unsaid', words: null, recording: own },
  ]);
  expect(normaliseCalls('seven')).toEqual([]);
  expect(normaliseCallSummary(undefined)).toBeNull();
  expect(normaliseCallSummary({ rung: '2', back: [3, 'x', -1], again: -4 })).toEqual({
    ...none,
    rung: 2,
    back: [3],
  });
});

it('a list is read by commas, semicolons or tabs', () => {
  const list = 'Asha Rao, 098765-43210, Pune\r\n\nBina; +91 22 2345 6789\nChetan\t9876543211\tGoa';
  expect(franchiseeListSchema.parse({ list }).list).toEqual([
    { name: 'Asha Rao', phone: '+919876543210', city: 'Pune' },
    { name: 'Bina', phone: '912223456789', city: null },
    { name: 'Chetan', phone: '+919876543211', city: 'Goa' },
  ]);
});

it('of a call that reached nobody nothing is stored that somebody might have said', () => {
  const form = { version: '1', outcome: 'unreached', called_on: '2026-03-09' };
  const said = { months: '14', again: 'yes', city: 'Pune', permission: 'words', words: 'Good.' };
  expect(callFormSchema.parse({ ...form, ...said })).toEqual({
    ...form,
    version: 1,
    months: null,
    again: null,
    city: null,
    permission: null,
    words: null,
  });
});
