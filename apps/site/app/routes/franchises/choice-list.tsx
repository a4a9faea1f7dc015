import {
  cities,
  defaultMinRoi,
  homeCategories,
  maxRoiOptions,
  minRoiOptions,
} from '@naya/contract/constants';
import { formatRoiMonths } from '@naya/contract/format/roi';
import type { Facets } from '@naya/contract/franchises/entity';
import { slugOf } from '@naya/contract/slug';
import { useState } from 'react';
import { TextField } from '../../components/field.tsx';

type Group = {
  name: string;
  form: string | undefined;
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

type ChoiceListProps = Group & {
  legend: string;
  choices: Choice[];
  /** Behind a disclosure, for the long tail. */
  others?: Choice[];
};

/** One choice out of many, each with how many franchises it would leave. */
export function ChoiceList({ legend, choices, others, ...group }: ChoiceListProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <Row choice={null} {...group} />
      {choices.map((choice) => (
        <Row key={choice.value} choice={choice} {...group} />
      ))}
      {others && others.length > 0 && <Others choices={others} {...group} />}
    </fieldset>
  );
}

/** Half of the page would be rows that few open: they follow when somebody does. Without JavaScript a place is written. */
function Others({ choices, ...group }: Group & { choices: Choice[] }) {
  const [isWanted, setWanted] = useState(false);
  const check = (details: HTMLDetailsElement | null) => {
    if (details?.open) setWanted(true);
  };
  return (
    <details ref={check} onToggle={(event) => check(event.currentTarget)}>
      <summary className="py-1.5 font-semibold text-sign pointer-coarse:py-2.5">
        {choices.length} more
      </summary>
      {isWanted ? (
        choices.map((choice) => <Row key={choice.value} choice={choice} {...group} />)
      ) : (
        <noscript>
          <TextField label="Another one" name={group.name} form={group.form} />
        </noscript>
      )}
    </details>
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

/** The well-known cities first, and beside them only what is chosen; the rest by name. */
export function locationChoices(facets: Facets | null, chosen: string | null) {
  const all = choicesFrom(cities, facets, 'location', chosen);
  const [main, rest] = [all.slice(0, cities.length), all.slice(cities.length)];
  const picked = rest.filter(({ value }) => isChosen(value, chosen));
  const others = rest.filter((choice) => !picked.includes(choice));
  return {
    main: [...main, ...picked],
    others: others.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
  };
}

/** By name, for a list in which people look for theirs. */
export function placeChoices(
  facets: Facets | null,
  key: 'openIn' | 'outletsIn' | 'state',
  chosen: string | null,
): Choice[] {
  return choicesFrom([], facets, key, chosen).toSorted((a, b) => (a.value < b.value ? -1 : 1));
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
    label: withCount(orMore(value), facets?.minRoi, value),
  }));
}

export function maxRoiChoices(facets: Facets | null, chosen: number | null): MonthsChoice[] {
  return withChosen(maxRoiOptions, chosen).map((value) => ({
    value,
    label: withCount(formatRoiMonths(value, null), facets?.maxRoi, value),
  }));
}

function withCount(label: string, facet: Facets['maxRoi'] | undefined, months: number): string {
  const count = facet?.find((entry) => entry.value === String(months))?.count;
  return count === undefined ? label : `${label} (${count})`;
}
