import type { Facets } from '@naya/contract/franchises/entity';
import { InvestmentSlider } from '../../components/investment-slider.tsx';
import { useFrame } from '../../data/use-frame.ts';
import { ChoiceList } from './choice-list.tsx';
import {
  categoryChoices,
  locationChoices,
  maxRoiChoices,
  minRoiChoices,
  placeChoices,
} from './choices.ts';
import { MonthsSelect } from './months-select.tsx';
import { PlaceSelect } from './place-select.tsx';
import { PlainInvestment } from './plain-investment.tsx';
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
          choices={maxRoiChoices(facets, draft.maxRoi)}
          chosen={draft.maxRoi}
          onChoose={(maxRoi) => apply({ maxRoi })}
        />
        <MonthsSelect
          label="Minimum ROI"
          name="minRoi"
          form={form}
          choices={minRoiChoices(facets, draft.minRoi)}
          chosen={draft.minRoi}
          onChoose={(minRoi) => apply({ minRoi })}
        />
      </div>
    </div>
  );
}
