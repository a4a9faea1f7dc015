import type { Api } from '@naya/contract/api/port';
import type { Franchise } from '@naya/contract/franchises/entity';

type Found = { franchises: Franchise[]; missing: number[] };

/** In the order of the ids, by one call; those that are not listed any more are named. */
export async function readFranchises(api: Api, ids: number[]): Promise<Found> {
  const franchises = ids.length === 0 ? [] : await api.franchisesById(ids);
  const found = new Set(franchises.map(({ id }) => Number(id)));
  return { franchises, missing: ids.filter((id) => !found.has(id)) };
}
