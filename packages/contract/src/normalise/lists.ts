import { record } from './values.ts';

type Normalise<Entity> = (value: unknown) => Entity | null;

/** `[…]` or `{key: […]}`, unusable rows dropped; null when it is neither. */
export function normaliseList<Entity>(
  body: unknown,
  key: string,
  normalise: Normalise<Entity>,
): Entity[] | null {
  const rows = Array.isArray(body) ? body : record(body)?.[key];
  if (!Array.isArray(rows)) return null;
  return rows.map(normalise).filter((row) => row !== null);
}

/** `{…}` or `{key: {…}}`. */
export function normaliseOne<Entity>(
  body: unknown,
  key: string,
  normalise: Normalise<Entity>,
): Entity | null {
  return normalise(record(record(body)?.[key]) ?? body);
}
