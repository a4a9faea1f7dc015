import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../app/data/device-storage.ts';
import { emptySummary, readSummary, writeSummary } from '../app/outbox/summary.ts';
import { changeSaved, readSaved } from '../app/saved/saved.ts';

const stored = new Map<string, string>();
const working = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};
const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};
const full = { ...working, setItem: refuse };
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };

beforeEach(() => void vi.stubGlobal('localStorage', working));
afterEach(() => {
  vi.stubGlobal('localStorage', working);
  writeSummary(null);
  writeStored('naya-desk', null);
  vi.unstubAllGlobals();
  stored.clear();
});

const oneWaits = { waiting: 1, old: [], refused: [] };

test.each([
  ['full', full],
  ['forbidden', forbidden],
])('the summary and the shortlist last as long as the page where the storage is %s', (_, kind) => {
  writeSummary(emptySummary);
  vi.stubGlobal('localStorage', kind);
  writeSummary(oneWaits);
  expect(readSummary()).toEqual(oneWaits);
  writeSummary(null);
  expect(readSummary()).toBeNull();
  changeSaved((saved) => ({ ...saved, shortlist: [{ id: 7, note: '' }] }));
  expect(readSaved().shortlist).toMatchObject([{ id: 7 }]);
});

test('once there is room again, the device stores and is read', () => {
  vi.stubGlobal('localStorage', full);
  writeStored('naya-contact', ['first']);
  vi.stubGlobal('localStorage', working);
  writeStored('naya-contact', ['second']);
  stored.set('naya-contact', '["of another tab"]');
  expect(readStored('naya-contact')).toEqual(['of another tab']);
});

test('text that is no JSON counts as nothing', () => {
  stored.set('naya-contact', '{');
  expect(readStored('naya-contact')).toBeNull();
});

test('a summary that an earlier version has stored is read', () => {
  stored.set('naya-outbox', '{"waiting":1,"refused":[]}');
  expect(readSummary()).toEqual(oneWaits);
});

test('a shortlist with its notes that an earlier version has stored is read', () => {
  stored.set(
    'naya-desk',
    '{"version":1,"shortlist":[{"id":7,"note":"near the school"}],"recent":[3]}',
  );
  expect(readSaved()).toMatchObject({
    shortlist: [{ id: 7, note: 'near the school' }],
    recent: [3],
  });
});
