import { record } from '../normalise/values.ts';
import { normalisePublicFranchise } from './normalise.ts';
import { placeMatch } from './read-values.ts';

/** A franchise of a list, which may say why it was found in the chosen city. */
export function normaliseFoundFranchise(value: unknown) {
  const franchise = normalisePublicFranchise(value);
  return franchise && { ...franchise, place_match: placeMatch(record(value)?.place_match) };
}
