type Values = Record<string, unknown>;

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value by its path: `value.site_name`. A list is one value. */
function flatten(values: Values, prefix = ''): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isPlain(value)
        ? Object.entries(flatten(value, `${prefix}${name}.`))
        : [[prefix + name, value] as const],
    ),
  );
}

function setAt(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [name]: value };
  const inner = isPlain(values[name]) ? values[name] : {};
  return { ...values, [name]: setAt(inner, rest.join('.'), value) };
}

/** An input that was left empty says the same as nothing stored. */
const stored = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null));
const isSame = (one: unknown, other: unknown) => stored(one) === stored(other);

/** Kept by the server. */
const kept = new Set(['version', 'updated_at', 'created_at']);

const changedPaths = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((path) => !kept.has(path) && !isSame(before[path], after[path]));

type Versions = {
  /** The record as it was when the form took it. */
  base: Values;
  mine: Values;
  theirs: Values;
  /** Fields that the record changed under what was typed: `base` has their values already. */
  overtaken?: Iterable<string>;
};

export type Conflict = { path: string; mine: unknown; theirs: unknown };
/** `record` has all that one side alone has changed, and theirs where both have. */
export type Merged = { record: Values; conflicts: Conflict[] };

/** Two that changed a record at the same time: only where both changed the same value, somebody has to choose. */
export function mergeRecords({ base, mine, theirs, overtaken = [] }: Versions): Merged {
  const [before, typed, found] = [flatten(base), flatten(mine), flatten(theirs)];
  const isTheirs = new Set(changedPaths(before, found));
  const fields = [...overtaken];
  const isContested = (path: string) =>
    isTheirs.has(path) || fields.some((field) => path === field || path.startsWith(`${field}.`));
  const merged: Merged = { record: theirs, conflicts: [] };
  for (const path of changedPaths(before, typed)) {
    if (!isContested(path)) merged.record = setAt(merged.record, path, typed[path]);
    else if (!isSame(typed[path], found[path])) {
      merged.conflicts.push({ path, mine: typed[path], theirs: found[path] });
    }
  }
  return merged;
}

/** The record with what was chosen of each conflict. */
export const chooseMine = ({ record, conflicts }: Merged, paths: ReadonlySet<string>): Values =>
  conflicts
    .filter(({ path }) => paths.has(path))
    .reduce((chosen, { path, mine }) => setAt(chosen, path, mine), record);
