import { formatAmount } from '@naya/contract/format/amount';
import { checkedOptions } from '@naya/contract/constants';
import type { Facets } from '@naya/contract/franchises/entity';
import { Checkbox } from '../../components/checkbox.tsx';
import { SelectField } from '../../components/field.tsx';
import { InvestmentSlider } from '../../components/investment-slider.tsx';
import { useFrame } from '../../data/frame.ts';
import {
  ChoiceList,
  anyMinRoi,
  categoryChoices,
  checkedChoices,
  maxRoiChoices,
  minRoiChoices,
} from './choice-list.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { typingPauseMs, type Filters } from './use-filters.ts';

type FilterFieldsProps = {
  filters: Filters;
  facets: Facets | null;
  /** The form these controls belong to, where they do not stand inside one. */
  form?: string;
};

export function FilterFields({ filters, facets, form }: FilterFieldsProps) {
  const { draft, apply } = filters;
  const { categories } = useFrame();
  const names = categories.map(({ name }) => name);
  return (
    <div className="grid gap-7">
      <PlaceFilter filters={filters} facets={facets} form={form} />
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
      <Checkbox
        name="affordable"
        value="true"
        form={form}
        checked={draft.affordable}
        onChange={(event) => apply({ affordable: event.currentTarget.checked })}
        labelClass="-mt-4"
      >
        <span>
          Only what the budget covers wholly
          <small className="block text-ink-muted">
            GST, deposit and working capital counted in as far as brands state them
          </small>
        </span>
      </Checkbox>
      <ChoiceList
        legend="Category"
        name="category"
        form={form}
        choices={categoryChoices(names, facets, draft.category)}
        chosen={draft.category}
        onChoose={(category) => apply({ category })}
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
          hint="Only slower ones: leaves out what pays back sooner"
          name="minRoi"
          form={form}
          placeholder={anyMinRoi}
          choices={minRoiChoices(facets, draft.minRoi)}
          chosen={draft.minRoi}
          onChoose={(minRoi) => apply({ minRoi })}
        />
        <SelectField
          label="Checked by us"
          name="checked"
          form={form}
          placeholder="Any"
          choices={checkedChoices(facets)}
          value={draft.checked ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            apply({
              checked: checkedOptions.find((option) => option.value === value)?.value ?? null,
            });
          }}
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
