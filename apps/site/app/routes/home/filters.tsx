import {
  cities,
  defaultMaxRoi,
  defaultMinRoi,
  homeCategories,
  investment,
  minRoiOptions,
} from '@naya/contract/constants';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { parseFranchiseQuery } from '@naya/contract/franchises/query';
import { franchisesUrl } from '@naya/contract/urls';
import { ChevronUp } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { InvestmentSlider, type InvestmentRange } from '../../components/investment-slider.tsx';

const panelId = 'home-filters';
const defaultRange = { min: investment.defaultMin, max: investment.defaultMax };

/** The panel is open until somebody hides it, so it also serves those without JavaScript. */
export function Filters() {
  const [open, setOpen] = useState(true);
  return (
    <section aria-labelledby="filters-title" className="filters-band">
      <div className="shell py-6 lg:py-8">
        <div className="flex items-center justify-between gap-4">
          <h2 id="filters-title" className="text-2xl font-bold">
            Narrow it down
          </h2>
          <Button
            look="outline"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
            className="noscript:hidden"
          >
            {open ? 'Hide Filters' : 'Show Filters'}
            <ChevronUp aria-hidden size={18} className={open ? undefined : 'rotate-180'} />
          </Button>
        </div>
        <div id={panelId} hidden={!open}>
          <FilterForm />
        </div>
      </div>
    </section>
  );
}

function FilterForm() {
  const navigate = useNavigate();
  const [range, setRange] = useState<InvestmentRange>(defaultRange);

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = new FormData(event.currentTarget);
    const params = new URLSearchParams();
    for (const [name, value] of shown) if (typeof value === 'string') params.set(name, value);
    void navigate(franchisesUrl(parseFranchiseQuery(params)));
  };

  return (
    <form action={franchisesUrl()} method="get" onSubmit={apply} className="filters-form">
      <SelectField name="category" label="Category">
        <option value="">All Categories</option>
        {homeCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField name="location" label="City">
        <option value="">All Cities</option>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </SelectField>
      <SelectField name="minRoi" label="Minimum ROI" defaultValue={defaultMinRoi}>
        {minRoiOptions.map((months) => (
          <option key={months} value={months}>
            {formatRoiMonths(months, null)} or more
          </option>
        ))}
      </SelectField>
      <input type="hidden" name="maxRoi" value={defaultMaxRoi} />
      <InvestmentSlider value={range} onChange={setRange} className="filters-slider" />
      <Button type="submit" size="large" className="filters-apply">
        Apply Filters
      </Button>
    </form>
  );
}
