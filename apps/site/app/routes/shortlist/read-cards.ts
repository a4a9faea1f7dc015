import type { Api } from '@naya/contract/api/port';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';
import { readFranchises } from '../../desk/read-franchises.ts';

export type ShortlistCards = { cards: CardFranchise[]; missing: number[] };

export async function readCards(api: Api, ids: number[]): Promise<ShortlistCards> {
  const { franchises, missing } = await readFranchises(api, ids);
  return { cards: franchises.map((franchise) => toCard(franchise)), missing };
}
