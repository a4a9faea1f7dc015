// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  readAutosave,
  removeAllAutosaves,
  setAutosaveOwner,
  storeAutosave,
} from '../src/api/autosaves.ts';

const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  setAutosaveOwner('asha');
});

/** Makes all stored drafts older. */
function passTime(ms: number): void {
  for (const key of Object.keys(localStorage)) {
    const draft = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...draft, at: draft.at - ms }));
  }
}

it('offers a draft to its author alone, until all are removed', () => {
  storeAutosave('pages/1', { title: 'Mine' });
  setAutosaveOwner('meera');
  expect(readAutosave('pages/1')).toBeNull();
  setAutosaveOwner('asha');
  expect(readAutosave('pages/1')?.values).toEqual({ title: 'Mine' });
  localStorage.setItem('something else', 'stays');
  removeAllAutosaves();
  expect(Object.keys(localStorage)).toEqual(['something else']);
});

it('keeps a draft for a week, and twenty of them', () => {
  storeAutosave('pages/old', { title: 'Old' });
  passTime(8 * dayMs);
  expect(readAutosave('pages/old')).toBeNull();
  for (let id = 1; id <= 21; id += 1) {
    passTime(1_000);
    storeAutosave(`pages/${id}`, { title: 'New' });
  }
  expect(localStorage).toHaveLength(20);
  expect(readAutosave('pages/1')).toBeNull();
  expect(readAutosave('pages/2')).not.toBeNull();
});

it('keeps no draft that is too long, and reads none that is broken', () => {
  storeAutosave('pages/1', { content: 'x'.repeat(1_000_000) });
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('office-draft asha pages/1', '{"at":');
  expect(readAutosave('pages/1')).toBeNull();
});
