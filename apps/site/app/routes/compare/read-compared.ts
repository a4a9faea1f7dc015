import type { Api } from '@naya/contract/api/port';
import { comparedFields, type ComparedFranchise } from '@naya/contract/desk/comparison';
import { pick } from '@naya/contract/pick';
import { readFranchises } from '../../desk/read-franchises.ts';

export type Compared = { franchises: ComparedFranchise[]; missing: number };

/** A brand that was taken down leaves the others to be compared. */
export async function readCompared(api: Api, ids: number[]): Promise<Compared> {
  const { franchises, missing } = await readFranchises(api, ids);
  return {
    franchises: franchises.map((franchise) => pick(franchise, comparedFields)),
    missing: missing.length,
  };
}
