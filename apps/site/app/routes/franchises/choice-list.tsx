import {
  defaultMinRoi,
  homeCategories,
  maxRoiOptions,
  minRoiOptions,
  checkedOptions,
} from '@naya/contract/constants';
import { formatRoiMonths } from '@naya/contract/format/roi';
import type { Facets } from '@naya/contract/franchises/entity';
import { slugOf } from '@naya/contract/slug';

type Group = {
  name: string;
  form: string | undefined;
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

type ChoiceListProps = Group & { legend: string; choices: Choice[] };

/** One choice out of many, each with how many franchises it would leave. */
export function ChoiceList({ legend, choices, ...group }: ChoiceListProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <Row choice={null} {...group} />
      {choices.map((choice) => (
        <Row key={choice.value} choice={choice} {...group} />
      ))}
    </fieldset>
  );
}

/** `null` is the choice of none. */
function Row({ choice, name, form, chosen, onChoose }: Group & { choice: Choice | null }) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        form={form}
        value={choice?.value ?? ''}
        checked={choice ? isChosen(choice.value, chosen) : chosen === null}
        onChange={() => onChoose(choice?.value ?? null)}
      />
      {choice ? `${choice.value} ` : 'Any'}
      {choice && choice.count !== null && <Count of={choice.count} />}
    </label>
  );
}

function Count({ of }: { of: number }) {
  return (
    <small>
      {of}
      <span className="sr-only">{of === 1 ? ' franchise' : ' franchises'}</span>
    </small>
  );
}

/** `count` is null while it is not known. */
export type Choice = { value: string; count: number | null };

const bare = (name: string) => name.trim().toLowerCase();

/** A URL may name a category by its slug too. */
export function isChosen(choice: string, chosen: string | null): boolean {
  return chosen !== null && [bare(choice), slugOf(choice)].includes(bare(chosen));
}

/** A backend that counts nothing leaves every facet empty. */
function isCounted(facets: Facets | null): boolean {
  return facets !== null && Object.values(facets).some((facet) => facet.length > 0);
}

/** The given names in their order, then what else the data has; the chosen one is always there. */
function choicesFrom(
  names: readonly string[],
  facets: Facets | null,
  key: keyof Facets,
  chosen: string | null,
): Choice[] {
  const none = isCounted(facets) ? 0 : null;
  const known = new Map<string, Choice>(
    names.map((value) => [bare(value), { value, count: none }]),
  );
  for (const { value, count } of facets?.[key] ?? []) {
    known.set(bare(value), { value: known.get(bare(value))?.value ?? value, count });
  }
  const choices = [...known.values()];
  if (chosen !== null && !choices.some(({ value }) => isChosen(value, chosen))) {
    choices.push({ value: chosen, count: none });
  }
  return choices;
}

export function categoryChoices(names: string[], facets: Facets | null, chosen: string | null) {
  return choicesFrom(names.length > 0 ? names : homeCategories, facets, 'category', chosen);
}

/** The given names in their order, the others by name, for a list in which people look for theirs. */
export function placeChoices(
  names: readonly string[],
  facets: Facets | null,
  key: 'openIn' | 'outletsIn' | 'state',
  chosen: string | null,
): Choice[] {
  const all = choicesFrom(names, facets, key, chosen);
  const others = all.slice(names.length).toSorted((a, b) => (a.value < b.value ? -1 : 1));
  return [...all.slice(0, names.length), ...others];
}

type MonthsChoice = { value: number; label: string };

function withChosen(months: readonly number[], chosen: number | null): number[] {
  const all = chosen === null ? months : [...months, chosen];
  return [...new Set(all)].sort((a, b) => a - b);
}

const orMore = (months: number) => `${formatRoiMonths(months, null)} or more`;

/** The least of the options leaves nothing out: it stands for no choice. */
export const anyMinRoi = orMore(defaultMinRoi);

export function minRoiChoices(facets: Facets | null, chosen: number | null): MonthsChoice[] {
  const others = minRoiOptions.filter((months) => months !== defaultMinRoi);
  return withChosen(others, chosen).map((value) => ({
    value,
    label: withCount(orMore(value), facets?.minRoi, String(value)),
  }));
}

export function maxRoiChoices(facets: Facets | null, chosen: number | null): MonthsChoice[] {
  return withChosen(maxRoiOptions, chosen).map((value) => ({
    value,
    label: withCount(formatRoiMonths(value, null), facets?.maxRoi, String(value)),
  }));
}

export const checkedChoices = (facets: Facets | null) =>
  checkedOptions.map(({ value, label }) => ({
    value,
    label: withCount(label, facets?.checked, value),
  }));

function withCount(label: string, facet: Facets['maxRoi'] | undefined, choice: string): string {
  const count = facet?.find((entry) => entry.value === choice)?.count;
  return count === undefined ? label : `${label} (${count})`;
}
