import { franchiseModels } from '@naya/contract/submissions/choices';
import { formatRupees } from '@naya/contract/format/amount';
import { isReversed } from '@naya/contract/franchises/rules';
import { toNumber } from '@naya/contract/numeric';
import { SelectField, TextField } from '../../components/field.tsx';
import type { SectionData } from '../../data/load.ts';
import { CategorySelect } from '../../forms/category-select.tsx';
import type { Bind } from './bind.ts';
import { CostFields } from './cost-fields.tsx';
import { FormSection } from './form-section.tsx';

type FranchiseDetailsProps = {
  bind: Bind;
  categories: SectionData<string[]>;
  onNotIncluded: (parts: string[]) => void;
};

export function FranchiseDetails({ bind, categories, onNotIncluded }: FranchiseDetailsProps) {
  const min = bind('investment_min');
  const max = bind('investment_max');
  const [low, high] = [toNumber(min.value), toNumber(max.value)];
  return (
    <FormSection number={3} title="Franchise Details" text="What a partner puts in, and gets.">
      <CategorySelect
        of={categories}
        label="Category"
        required
        placeholder="Select a category"
        {...bind('category')}
      />
      <SelectField
        label="Model Type"
        required
        placeholder="Select a model type"
        choices={franchiseModels}
        {...bind('franchise_model')}
      />
      <TextField
        label="Minimum Investment"
        required
        inputMode="decimal"
        hint={amountHint(low)}
        {...min}
      />
      <TextField
        label="Maximum Investment"
        required
        inputMode="decimal"
        hint={amountHint(high)}
        {...max}
      />
      <output className="-mt-2 font-semibold empty:hidden sm:col-span-2">
        {isReversed(low, high) && (
          <span className="block rounded-control bg-marigold-tint px-4 py-3">
            The minimum is above the maximum. You can still submit; please check the two figures.
          </span>
        )}
      </output>
      <CostFields bind={bind} onNotIncluded={onNotIncluded} />
    </FormSection>
  );
}

function amountHint(amount: number | null): string {
  return amount === null ? 'In rupees, for example 5,00,000' : formatRupees(amount);
}
