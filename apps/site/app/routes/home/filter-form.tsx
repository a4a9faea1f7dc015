import {
  cities,
  defaultMinRoi,
  homeCategories,
  investment,
  minRoiOptions,
} from '@naya/contract/constants';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { parseFranchiseQuery } from '@naya/contract/franchises/query';
import { franchisesUrl } from '@naya/contract/urls';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { InvestmentSlider } from '../../components/investment-slider.tsx';
import type { InvestmentRange } from '../../components/money-scale.ts';

const defaultRange = { min: investment.defaultMin, max: investment.defaultMax };

export default function FilterForm() {
  const navigate = useNavigate();
  const [range, setRange] = useState<InvestmentRange>(defaultRange);

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = new FormData(event.currentTarget);
    const params = new URLSearchParams();
    for (const [name, value] of shown) if (typeof value === 'string') params.set(name, value);
    const { min: minInvestment, max: maxInvestment } = range;
    void navigate(franchisesUrl({ ...parseFranchiseQuery(params), minInvestment, maxInvestment }));
  };

  return (
    <form action={franchisesUrl()} method="get" onSubmit={apply} className="filters-form">
      <SelectField
        name="category"
        label="Category"
        placeholder="All Categories"
        choices={homeCategories}
      />
      <SelectField name="location" label="City" placeholder="All Cities" choices={cities} />
      <SelectField
        name="minRoi"
        label="Minimum ROI"
        defaultValue={defaultMinRoi}
        choices={minRoiOptions.map((months) => ({
          value: months,
          label: `${formatRoiMonths(months, null)} or more`,
        }))}
      />
      <InvestmentSlider value={range} onChange={setRange} className="filters-slider" />
      <Button type="submit" className="filters-apply">
        Apply Filters
      </Button>
    </form>
  );
}
