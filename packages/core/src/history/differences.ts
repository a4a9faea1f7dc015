type Values = Record<string, unknown>;
export type Differences = { before: Values; after: Values };

const kept = new Set(['version', 'updated_at']);

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The fields in which two states of a record differ; null when there are none. */
export function differences(before: Values, after: Values): Differences | null {
  const changed = Object.keys(after).filter(
    (field) => !kept.has(field) && !isSame(before[field], after[field]),
  );
  if (changed.length === 0) return null;
  const pick = (values: Values) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
