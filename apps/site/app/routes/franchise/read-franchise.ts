import type { Api } from '@naya/contract/api/port';
import type { Franchise } from '@naya/contract/franchises/entity';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';
import { toDetail, type DetailFranchise } from './detail-franchise.ts';

const relatedCount = 3;

export async function readDetail(read: Promise<Franchise | null>): Promise<DetailFranchise | null> {
  const franchise = await read;
  return franchise && toDetail(franchise);
}

/** Others of its category; one more is asked for, because it is among them itself. */
export async function readRelated(
  api: Api,
  read: Promise<Franchise | null>,
): Promise<CardFranchise[]> {
  const franchise = await read;
  if (!franchise) return [];
  const { franchises } = await api.searchFranchises({
    ...emptyFranchiseQuery,
    category: franchise.category,
    limit: relatedCount + 1,
  });
  return franchises
    .filter(({ id }) => id !== franchise.id)
    .slice(0, relatedCount)
    .map((each) => toCard(each));
}
