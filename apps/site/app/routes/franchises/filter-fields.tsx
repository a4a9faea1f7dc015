import { formatAmount } from '@naya/contract/format/amount';
import type { Facets } from '@naya/contract/franchises/entity';
import { SelectField } from '../../components/field.tsx';
import { InvestmentSlider } from '../../components/investment-slider.tsx';
import { useFrame } from '../../data/frame.ts';
import {
  ChoiceList,
  anyMinRoi,
  categoryChoices,
  locationChoices,
  maxRoiChoices,
  minRoiChoices,
  placeChoices,
  isChosen,
  type Choice,
} from './choice-list.tsx';
import { typingPauseMs, type Filters } from './use-filters.ts';

type FilterFieldsProps = {
  filters: Filters;
  facets: Facets | null;
  /** The form these controls belong to, where they do not stand inside one. */
  form?: string;
};

const placeFilters = [
  { key: 'openIn', label: 'Open for new partners in' },
  { key: 'outletsIn', label: 'Has outlets in' },
  { key: 'state', label: 'State' },
] as const;

export function FilterFields({ filters: { draft, apply }, facets, form }: FilterFieldsProps) {
  const { categories } = useFrame();
  const names = categories.map(({ name }) => name);
  const places = locationChoices(facets, draft.location);
  return (
    <div className="grid gap-7">
      <InvestmentSlider
        value={{ min: draft.minInvestment, max: draft.maxInvestment }}
        onChange={({ min, max }) =>
          apply({ minInvestment: min, maxInvestment: max }, typingPauseMs)
        }
        className="noscript:hidden"
      />
      <noscript>
        <PlainInvestment min={draft.minInvestment} max={draft.maxInvestment} form={form} />
      </noscript>
      <ChoiceList
        legend="Category"
        name="category"
        form={form}
        choices={categoryChoices(names, facets, draft.category)}
        chosen={draft.category}
        onChoose={(category) => apply({ category })}
      />
      <div className="grid gap-4">
        {placeFilters.map(({ key, label }) => (
          <PlaceSelect
            key={key}
            name={key}
            label={label}
            form={form}
            choices={placeChoices(facets, key, draft[key])}
            chosen={draft[key]}
            onChoose={(place) => apply({ [key]: place })}
          />
        ))}
      </div>
      <ChoiceList
        legend="Location"
        name="location"
        form={form}
        choices={places.main}
        others={places.others}
        chosen={draft.location}
        onChoose={(location) => apply({ location })}
      />
      <div className="grid gap-4">
        <MonthsSelect
          label="Money back within"
          hint="Months until the investment is earned back"
          name="maxRoi"
          form={form}
          placeholder="Any"
          choices={maxRoiChoices(facets, draft.maxRoi)}
          chosen={draft.maxRoi}
          onChoose={(maxRoi) => apply({ maxRoi })}
        />
        <MonthsSelect
          label="Minimum ROI"
          name="minRoi"
          form={form}
          placeholder={anyMinRoi}
          choices={minRoiChoices(facets, draft.minRoi)}
          chosen={draft.minRoi}
          onChoose={(minRoi) => apply({ minRoi })}
        />
      </div>
    </div>
  );
}

type MonthsSelectProps = {
  label: string;
  hint?: string;
  name: string;
  form: string | undefined;
  /** The label of no choice. */
  placeholder: string;
  choices: { value: number; label: string }[];
  chosen: number | null;
  onChoose: (months: number | null) => void;
};

function MonthsSelect({ chosen, onChoose, ...field }: MonthsSelectProps) {
  return (
    <SelectField
      {...field}
      value={chosen ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChoose(value === '' ? null : Number(value));
      }}
    />
  );
}

type PlaceSelectProps = {
  label: string;
  name: string;
  form: string | undefined;
  choices: Choice[];
  chosen: string | null;
  onChoose: (place: string | null) => void;
};

/** One place out of many, each with how many franchises it would leave. */
function PlaceSelect({ choices, chosen, onChoose, ...field }: PlaceSelectProps) {
  const value = choices.find((choice) => isChosen(choice.value, chosen))?.value ?? '';
  return (
    <SelectField
      {...field}
      placeholder="Any"
      choices={choices.map(({ value: place, count }) => ({
        value: place,
        label: count === null ? place : `${place} (${count})`,
      }))}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    />
  );
}

const amounts = [100_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000];

type End = { name: string; label: string; chosen: number | null };
type PlainInvestmentProps = { min: number | null; max: number | null; form: string | undefined };

/** A slider always has a value, so without JavaScript it could not be left untouched; lists can. */
function PlainInvestment({ min, max, form }: PlainInvestmentProps) {
  const ends: End[] = [
    { name: 'minInvestment', label: 'Minimum investment', chosen: min },
    { name: 'maxInvestment', label: 'Maximum investment', chosen: max },
  ];
  return ends.map(({ name, label, chosen }) => (
    <label key={name} className="mb-4 block">
      <span className="mb-1.5 block font-semibold">{label}</span>
      <select
        name={name}
        form={form}
        defaultValue={chosen ?? ''}
        className="control control-select"
      >
        <option value="">Any</option>
        {[...new Set([...amounts, chosen ?? 0])]
          .filter((amount) => amount > 0)
          .sort((a, b) => a - b)
          .map((amount) => (
            <option key={amount} value={amount}>
              {formatAmount(amount)}
            </option>
          ))}
      </select>
    </label>
  ));
}
