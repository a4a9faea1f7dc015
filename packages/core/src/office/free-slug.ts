import { slugOf } from '@naya/contract/slug';
import type { Db } from '@naya/db/client';
import { findFreeSlug } from '@naya/db/franchises/free-slug';
import { lockSlug } from '@naya/db/office/records';
import { kindOf, type RecordName } from './records.ts';

const numbersAtEnd = /(-\d+)+$/;

/** Two brands of one name may come at the same moment, or one called 'Chai Gully 2': the second looks once the first is kept. */
export const waitForSlug = (tx: Db, name: RecordName, slug: string) =>
  lockSlug(tx, name, slug.replace(numbersAtEnd, ''));

/** 'chai-gully', 'chai-gully-2', …: the next slug that no record has or had. */
export async function freeSlug(tx: Db, name: RecordName, title: string): Promise<string> {
  const { slugFrom, entity } = kindOf(name);
  const wanted = slugOf(title) || entity;
  if (!slugFrom) return wanted;
  await waitForSlug(tx, name, wanted);
  return findFreeSlug(tx, slugFrom.redirects, wanted);
}
