import { listedFields } from '@naya/contract/franchises/entity';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { RecordRow } from '@naya/db/office/records';
import { franchiseFields } from '@naya/contract/franchises/fields';
import { describe, expect, it } from 'vitest';
import { changedTagsOfFranchise, changedTagsOfPage } from '../src/records/changed-tags.ts';

const texts = Object.fromEntries(
  Object.entries(franchiseFields).map(([name, { kind }]) => [
    name,
    ['list', 'pictures', 'places', 'outlets', 'options'].includes(kind) ? ['before'] : 'before',
  ]),
);
const before = { ...texts, id: 7, status: 'approved', deleted_at: null } as unknown as FranchiseRow;
const tagsOf = (change: object) => changedTagsOfFranchise(before, { ...before, ...change });
const changed = (field: string) => (Array.isArray(texts[field]) ? ['after'] : 'after');

const own = ['franchise:7', 'franchises'];
const listing = [...own, 'card:7', 'lists', 'stats'];

describe('a save of a franchise', () => {
  // Checks and calls stand in tables of their own.
  const onlyKnownByItself = new Set<string>(['id', 'category', 'checks', 'call_summary']);
  it.each(listedFields.filter((name) => !onlyKnownByItself.has(name)))(
    'that changes %s purges its cards: every card is made of that',
    (field) => {
      expect(tagsOf({ [field]: changed(field) })).toContain('card:7');
    },
  );

  it.each([
    [{ training_details: ['Two weeks'], support_offered: 'Much', royalty_percentage: 5 }, own],
    [{ images: ['before', 'another'] }, own],
    [{ space_required: '200 sq ft' }, [...own, 'card:7']],
    [{ business_name: 'Other' }, [...own, 'card:7', 'names', 'search']],
    [{ investment_min: 5 }, [...own, 'card:7', 'prices']],
    [{ investment_max: 5, excepted_roi_min: 3 }, listing],
    [{ is_featured: true, training_details: [] }, listing],
    [{ deleted_at: '2026-01-01' }, listing],
    [{ status: 'suspended' }, listing],
    [{ category_id: 9 }, listing],
  ])('%j purges %j', (change, tags) => {
    expect(tagsOf(change)).toEqual(tags);
  });

  it('purges no card when its text changes behind what a card shows', () => {
    const description = 'As many words as a card has place for, and some more. '.repeat(10);
    const long = { ...before, description };
    const longer = { ...long, description: `${description} The end.` };
    expect(changedTagsOfFranchise(long, longer)).toEqual([...own, 'found-nothing']);
  });

  it('purges nothing while it is not public, and lists when it comes, goes or is deleted', () => {
    const hidden = { ...before, status: 'pending' as const };
    expect(changedTagsOfFranchise(hidden, { ...hidden, business_name: 'Other' })).toEqual([]);
    expect(changedTagsOfFranchise(null, hidden)).toEqual([]);
    expect(changedTagsOfFranchise(hidden, before)).toEqual(listing);
    expect(changedTagsOfFranchise(null, before)).toEqual(listing);
    expect(changedTagsOfFranchise(before, null)).toEqual(listing);
  });
});

it('a save of a page purges the links to it only when these change', () => {
  const page = {
    id: 3,
    slug: 'faq',
    title: 'Questions',
    content: 'a',
    status: 'published',
  } as RecordRow<'pages'>;
  expect(changedTagsOfPage(page, { ...page, content: 'b' })).toEqual(['page:3']);
  expect(changedTagsOfPage(page, { ...page, title: 'Answers' })).toEqual(['page:3', 'pages']);
  expect(changedTagsOfPage(page, null)).toEqual(['page:3', 'pages']);
});
