import type { Api } from '@naya/contract/api/port';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';

export type ShortlistCards = { cards: CardFranchise[]; missing: number[] };

/** In the order of the ids; those that are not listed any more are named. */
export async function readCards(api: Api, ids: number[]): Promise<ShortlistCards> {
  const read = await Promise.all(ids.map((id) => api.franchise(String(id))));
  return {
    cards: read.filter((franchise) => franchise !== null).map((franchise) => toCard(franchise)),
    missing: ids.filter((_, index) => read[index] === null),
  };
}
