import { franchiseModels } from '@naya/contract/choices';
import { formatRupees } from '@naya/contract/format/amount';
import { splitTags } from '@naya/contract/format/tags';
import { textLimits } from '@naya/contract/forms/limits';
import { isReversed } from '@naya/contract/forms/rules';
import { costPartNames, costParts } from '@naya/contract/franchises/cost-parts';
import { readRupees } from '@naya/contract/format/parse-amount';
import { useId, type ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { SelectField, TextField, FieldError, TextArea } from '../../components/field.tsx';
import type { SectionData } from '../../data/load.ts';
import { CategorySelect } from '../../forms/category-select.tsx';
import type { Bind } from './listing-fields.ts';

type FranchiseDetailsProps = {
  bind: Bind;
  categories: SectionData<string[]>;
  onNotIncluded: (parts: string[]) => void;
};

export function FranchiseDetails({ bind, categories, onNotIncluded }: FranchiseDetailsProps) {
  const min = bind('investment_min');
  const max = bind('investment_max');
  const [low, high] = [readRupees(min.value), readRupees(max.value)];
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
  return amount === null ? 'In rupees, for example 5,50,000 or 5.5 lakh' : formatRupees(amount);
}

type CostFieldsProps = { bind: Bind; onNotIncluded: (parts: string[]) => void };

/** Closed at first: nobody has to split up the investment. Open while something stands in it. */
function CostFields({ bind, onNotIncluded }: CostFieldsProps) {
  const { name, value, error } = bind('costs_not_included');
  const excluded = splitTags(value);
  const isUsed = value !== '' || costPartNames.some((part) => bind(part).value !== '');
  const toggle = (label: string, isOn: boolean) =>
    onNotIncluded(isOn ? [...excluded, label] : excluded.filter((each) => each !== label));
  return (
    <details open={isUsed || undefined} className="sm:col-span-2">
      <summary className="cursor-pointer py-2 font-semibold text-sign">
        What the investment is made of (optional)
      </summary>
      <p className="mb-4 text-ink-muted">
        Leave a field empty if you would rather not say: investors then read “not stated”.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {costPartNames.map((part) => {
          const field = bind(part);
          const label = costParts[part];
          const amount = readRupees(field.value);
          return (
            <div key={part}>
              <TextField
                label={label}
                inputMode="decimal"
                hint={amount === null ? 'In rupees' : formatRupees(amount)}
                {...field}
              />
              <Checkbox
                name={name}
                value={label}
                checked={excluded.includes(label)}
                onChange={(event) => toggle(label, event.currentTarget.checked)}
              >
                <span>
                  <span className="sr-only">{label}: </span>not in the investment above
                </span>
              </Checkbox>
            </div>
          );
        })}
      </div>
      <FieldError>{error}</FieldError>
    </details>
  );
}

export function BasicInformation({ bind }: { bind: Bind }) {
  return (
    <FormSection number={1} title="Basic Information" text="Your own contact details.">
      <TextField label="Name" required autoComplete="name" {...bind('name')} />
      <TextField
        label="Designation"
        required
        autoComplete="organization-title"
        {...bind('designation')}
      />
      <TextField label="Email" type="email" required autoComplete="email" {...bind('email')} />
      <TextField
        label="Phone"
        inputMode="numeric"
        required
        autoComplete="tel-national"
        hint="10 digits, without +91"
        {...bind('phone')}
      />
    </FormSection>
  );
}

export function CompanyInformation({ bind, children }: { bind: Bind; children: ReactNode }) {
  return (
    <FormSection number={2} title="Company Information" text="The brand, and where it operates.">
      <TextField
        label="Company Name"
        required
        autoComplete="organization"
        {...bind('business_name')}
      />
      <TextField
        label="Website"
        inputMode="url"
        autoComplete="url"
        placeholder="https://www.yourbrand.in"
        hint="The whole address, with https:// or http://"
        {...bind('website')}
      />
      <TextField
        label="Headquarters"
        required
        autoComplete="address-level2"
        className="sm:col-span-2"
        {...bind('Headquarters')}
      />
      <div className="grid gap-5 sm:col-span-2">{children}</div>
    </FormSection>
  );
}

export function Description({ bind }: { bind: Bind }) {
  return (
    <FormSection number={5} title="Description" text="What an investor should know first.">
      <TextArea
        label="Description"
        required
        rows={7}
        maxLength={textLimits.text}
        hint="What you sell, what makes an outlet work, and what support a partner gets."
        className="sm:col-span-2"
        {...bind('description')}
      />
    </FormSection>
  );
}

type FormSectionProps = { number: number; title: string; text: string; children: ReactNode };

export function FormSection({ number, title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 first-of-type:border-0 first-of-type:pt-0 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="tabular grid size-9 shrink-0 place-items-center rounded-full bg-marigold font-bold text-on-marigold"
          >
            {number}
          </span>
          <h2 id={id} className="text-xl font-bold">
            {title}
          </h2>
        </div>
        <p className="mt-2 text-ink-muted">{text}</p>
      </div>
      <div className="grid min-w-0 gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
