import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../app/data/device-storage.ts';
import { changeDesk, readDesk } from '../app/desk/desk-store.ts';
import { readSummary, writeSummary } from '../app/outbox/summary.ts';

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
  writeSummary(null);
  vi.unstubAllGlobals();
  stored.clear();
});

const oneWaits = { waiting: 1, refused: [] };

test.each([
  ['full', full],
  ['forbidden', forbidden],
])('the summary and the shortlist last as long as the page where the storage is %s', (_, kind) => {
  writeSummary({ waiting: 0, refused: [] });
  vi.stubGlobal('localStorage', kind);
  writeSummary(oneWaits);
  expect(readSummary()).toEqual(oneWaits);
  writeSummary(null);
  expect(readSummary()).toBeNull();
  changeDesk((desk) => ({ ...desk, shortlist: [{ id: 7, note: '' }] }));
  expect(readDesk().shortlist).toMatchObject([{ id: 7 }]);
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
