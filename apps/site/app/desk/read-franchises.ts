import type { Api } from '@naya/contract/api/port';
import type { Franchise } from '@naya/contract/franchises/entity';

type Found = { franchises: Franchise[]; missing: number[] };

/** In the order of the ids; those that are not listed any more are named. */
export async function readFranchises(api: Api, ids: number[]): Promise<Found> {
  const read = await Promise.all(ids.map((id) => api.franchise(String(id))));
  return {
    franchises: read.filter((franchise) => franchise !== null),
    missing: ids.filter((_, index) => read[index] === null),
  };
}
