import type { Franchise } from '../../src/franchises/entity.ts';
import { normaliseFranchise } from '../../src/franchises/normalise.ts';

let lastId = 0;

export function franchise(fields: Partial<Franchise> = {}): Franchise {
  lastId += 1;
  const base = { id: lastId, business_name: `Brand ${lastId}`, category: 'Retail' };
  const row = normaliseFranchise({ ...base, ...fields });
  if (!row) throw new Error('a test franchise must be usable');
  return row;
}
