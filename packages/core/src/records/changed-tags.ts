import { featuredDescriptionWords, listingDescriptionCharacters } from '@naya/contract/constants';
import { costPartNames } from '@naya/contract/franchises/cost-parts';
import { firstCharacters, firstWords } from '@naya/contract/format/text';
import type { RecordRow } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import { isSame } from '../history.ts';

/** A save concerns only its own page, or also what its card shows, or also where it is listed. */
export type FranchiseChange = 'own page' | 'card' | 'listing';

/** What decides whether, where and in which order it is listed; every list counts them too. */
const listedBy = [
  'status',
  'deleted_at',
  'category_id',
  'headquarters',
  'locations',
  'territory_details',
  'open_cities',
  'waiting_cities',
  'outlet_cities',
  // While it pauses nobody can open it.
  'paused_until',
  'excepted_roi_min',
  'excepted_roi_max',
  'total_outlets',
  'is_active',
  'is_featured',
  'is_outdated',
  // A check of other numbers counts no more.
  'gst_number',
  'cin_number',
  'trending_type',
  'first_listed_at',
  'created_at',
] as const satisfies (keyof FranchiseRow)[];

/** No list counts them: they decide only where it stands in lists that ask for them. */
const prices = [
  'investment_min',
  'investment_max',
  ...costPartNames,
  'costs_not_included',
] as const satisfies (keyof FranchiseRow)[];

/** The rest of what a card shows. */
const onCard = ({
  business_name,
  business_logo,
  images,
  description,
  space_required,
  featured_reason,
}: FranchiseRow) => [
  business_name,
  business_logo,
  images[0],
  firstCharacters(description, listingDescriptionCharacters),
  firstWords(description, featuredDescriptionWords),
  space_required,
  featured_reason,
];

const isPublic = (row: FranchiseRow | null): row is FranchiseRow =>
  row !== null && row.status === 'approved' && row.deleted_at === null;

/** The tags that a save purges; null stands for what was not there before, or is gone. */
export function changedTagsOfFranchise(
  before: FranchiseRow | null,
  after: FranchiseRow | null,
): string[] {
  const id = idOf(before, after);
  if (!isPublic(before) || !isPublic(after)) {
    return isPublic(before) || isPublic(after) ? tagsOfChange(id, 'listing') : [];
  }
  const differs = (field: keyof FranchiseRow) => !isSame(before[field], after[field]);
  if (listedBy.some(differs)) return tagsOfChange(id, 'listing');
  const hasPrice = prices.some(differs);
  const isCard = hasPrice || !isSame(onCard(before), onCard(after));
  const tags = tagsOfChange(id, isCard ? 'card' : 'own page');
  if (hasPrice) tags.push('prices');
  if (differs('business_name')) tags.push('names', 'search');
  if (differs('description')) tags.push('found-nothing');
  return tags;
}

/** Whole rows, which the calls of the API list, show any change. */
export function tagsOfChange(id: number, change: FranchiseChange): string[] {
  const tags = [`franchise:${id}`, 'franchises'];
  if (change === 'own page') return tags;
  tags.push(`card:${id}`);
  return change === 'card' ? tags : [...tags, 'lists', 'stats'];
}

/** Every page of the site links to these, in this order. */
const linkedBy = ['slug', 'title', 'status', 'position'] as const;

type PageRow = RecordRow<'pages'>;

/** The tags that a save purges; null stands for what was not there before, or is gone. */
export function changedTagsOfPage(before: PageRow | null, after: PageRow | null): string[] {
  const own = `page:${idOf(before, after)}`;
  const isLinked = linkedBy.some((field) => !isSame(before?.[field], after?.[field]));
  return isLinked ? [own, 'pages'] : [own];
}

/** Of a record that was there before a save, or is there after it. */
export function idOf(before: { id: number } | null, after: { id: number } | null): number {
  const row = after ?? before;
  if (!row) throw new Error('A save of nothing changes nothing');
  return row.id;
}
