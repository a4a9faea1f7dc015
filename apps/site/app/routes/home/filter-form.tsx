import {
  cities,
  defaultMinRoi,
  homeCategories,
  investment,
  maxRoiOptions,
  minRoiOptions,
} from '@naya/contract/constants';
import { formatAmountRange } from '@naya/contract/format/amount';
import { countOf, formatCount } from '@naya/contract/format/count';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { franchiseQueryParams } from '@naya/contract/franchises/query';
import { parseFranchiseQuery } from '@naya/contract/franchises/parse-query';
import { franchisesUrl } from '@naya/contract/urls';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Field, SelectField, TextField } from '../../components/field.tsx';
import { InvestmentSlider } from '../../components/investment-slider.tsx';
import type { InvestmentRange } from '../../components/money-scale.ts';
import { Section } from '../../components/section.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useFrame } from '../../data/frame.ts';
import type { SectionData } from '../../data/load.ts';
import type { FilterChoices } from './read-home.ts';

const defaultRange = { min: investment.defaultMin, max: investment.defaultMax };
const anyRange = { min: null, max: null };
const months = (value: number) => formatRoiMonths(value, null);

/** What the fields say, without the slider's amounts. */
function readFields(form: HTMLFormElement) {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') params.set(name, value);
  return { ...parseFranchiseQuery(params), minInvestment: null, maxInvestment: null };
}

type Choices = { categories: readonly string[]; cities: readonly string[] };
type Props = { isOpen: boolean; found: SectionData<FilterChoices> };

export default function FilterForm({ isOpen, found }: Props) {
  const { filterCategories = homeCategories, filterCities = cities } = useFrame();
  const chosen = { categories: filterCategories, cities: filterCities };
  const form = (choices: Choices) => <Form isOpen={isOpen} offered={choices} />;
  return (
    <Section of={found} loading={null} failed={() => form(chosen)}>
      {(there) =>
        form({
          categories: filterCategories.length > 0 ? filterCategories : there.categories,
          cities: filterCities.length > 0 ? filterCities : there.cities,
        })
      }
    </Section>
  );
}

function Form({ isOpen, offered }: { isOpen: boolean; offered: Choices }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [range, setRange] = useState<InvestmentRange>(defaultRange);
  const [fields, setFields] = useState('');
  const [minRoi, setMinRoi] = useState<number>(defaultMinRoi);

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { min: minInvestment, max: maxInvestment } = range;
    void navigate(
      franchisesUrl({ ...readFields(event.currentTarget), minInvestment, maxInvestment }),
    );
  };

  return (
    <form
      ref={form}
      action={franchisesUrl()}
      method="get"
      onSubmit={apply}
      onChange={({ currentTarget }) =>
        setFields(franchiseQueryParams(readFields(currentTarget)).toString())
      }
      className="filters-form"
    >
      <SelectField
        name="category"
        label="Category"
        placeholder="All Categories"
        choices={offered.categories}
      />
      <CitySelect isOpen={isOpen} cities={offered.cities} />
      <SelectField
        name="maxRoi"
        label="Money back within"
        placeholder="Any time"
        choices={maxRoiOptions.map((value) => ({ value, label: months(value) }))}
      />
      <SelectField
        name="minRoi"
        label="Minimum ROI"
        hint={
          minRoi === defaultMinRoi
            ? 'Leaves nothing out'
            : `Only slower ones: leaves out what pays back sooner than ${months(minRoi)}`
        }
        value={minRoi}
        onChange={(event) => setMinRoi(Number(event.currentTarget.value))}
        choices={minRoiOptions.map((value) => ({ value, label: `${months(value)} or more` }))}
      />
      <InvestmentSlider value={range} onChange={setRange} className="filters-slider" />
      <LeftOut isOpen={isOpen} range={range} fields={fields} onClear={() => setRange(anyRange)} />
      <Button type="submit" className="filters-apply">
        Apply Filters
      </Button>
    </form>
  );
}

type CitySelectProps = { isOpen: boolean; cities: readonly string[] };

/** The offered cities, and below them every other, once the panel is opened. */
function CitySelect({ isOpen, cities }: CitySelectProps) {
  const [others, setOthers] = useState<string[]>([]);

  useEffect(() => {
    if (!isOpen) return;
    const load = async () => {
      const { cities: all } = await import('@naya/contract/places/cities');
      const names = all.map(({ name }) => name).filter((name) => !cities.includes(name));
      setOthers(names.sort());
    };
    void load();
  }, [isOpen, cities]);

  return (
    <div>
      <Field label="City">
        {(control) => (
          <select {...control} name="location" className="control control-select">
            <option value="">All Cities</option>
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
            {others.length > 0 && (
              <optgroup label="Other cities">
                {others.map((city) => (
                  <option key={city}>{city}</option>
                ))}
              </optgroup>
            )}
          </select>
        )}
      </Field>
      <noscript>
        <TextField name="location" label="Another city" className="mt-4" />
      </noscript>
    </div>
  );
}

const pauseMs = 250;

type LeftOutProps = {
  isOpen: boolean;
  range: InvestmentRange;
  /** The other filters, as parameters of a URL. */
  fields: string;
  onClear: () => void;
};

/** The range stands at the specification's default, which hides the cheapest brands: how many, and the way to see them. */
function LeftOut({ isOpen, range: { min, max }, fields, onClear }: LeftOutProps) {
  const [counted, setCounted] = useState<{ out: number; all: number } | null>(null);
  const isChosen = min !== null || max !== null;

  useEffect(() => {
    if (!isOpen || !isChosen) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const { readMatches } = await import('./count-matches.ts');
      const others = parseFranchiseQuery(new URLSearchParams(fields));
      const within = { ...others, minInvestment: min, maxInvestment: max };
      const [some, all] = await Promise.all(
        [within, others].map((query) => readMatches(franchiseQueryParams(query))),
      );
      if (!isCurrent) return;
      setCounted(some && all ? { out: all.total - some.total, all: all.total } : null);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOpen, isChosen, fields, min, max]);

  return (
    <p className="filters-left-out tabular text-ink-muted">
      <output>
        {!isChosen ? 'Every budget is shown.' : counted && sayLeftOut(counted, min, max)}
      </output>{' '}
      {isChosen && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 font-semibold text-sign underline noscript:hidden"
        >
          Any budget
        </button>
      )}
      <noscript>
        Brands outside of this range are left out.{' '}
        <TextLink to={franchisesUrl()}>See every budget</TextLink>
      </noscript>
    </p>
  );
}

function sayLeftOut({ out, all }: { out: number; all: number }, ...[min, max]: (number | null)[]) {
  const range = formatAmountRange(min, max);
  if (out === 0) return `${range} leaves none out.`;
  return `${range} leaves out ${formatCount(out)} of ${countOf(all, 'franchise')}.`;
}
