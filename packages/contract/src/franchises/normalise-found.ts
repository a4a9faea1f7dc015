import type { PlaceMatch } from './entity.ts';
import { normalisePublicFranchise } from './normalise.ts';
import { option, record, text } from '../normalise/values.ts';
import { toNumber } from '../numeric.ts';
import { placeKinds } from '../places/place.ts';

function placeMatch(value: unknown): PlaceMatch | null {
  const match = record(value);
  const kind = option(match?.kind, placeKinds);
  const city = text(match?.city);
  return kind && city ? { kind, city, count: toNumber(match?.count) } : null;
}

/** A franchise of a list, which may say why it was found in the chosen city. */
export function normaliseFoundFranchise(value: unknown) {
  const franchise = normalisePublicFranchise(value);
  return franchise && { ...franchise, place_match: placeMatch(record(value)?.place_match) };
}
