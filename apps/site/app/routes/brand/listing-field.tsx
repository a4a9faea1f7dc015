import { isList } from '@naya/contract/brands/listing-texts';
import type { BrandListing } from '@naya/contract/brands/entity';
import type { FranchiseField } from '@naya/contract/franchises/fields';
import type { ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../components/field.tsx';

type FieldProps = {
  name: string;
  field: FranchiseField;
  value: string;
  categories: BrandListing['categories'];
  error?: string | undefined;
  /** The value stored now, where somebody else was quicker. */
  stored?: string | undefined;
};

const inputs: Partial<Record<FranchiseField['kind'], { type?: string; inputMode?: 'decimal' }>> = {
  email: { type: 'email' },
  url: { inputMode: undefined },
  number: { inputMode: 'decimal' },
  year: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
};
const hints: Partial<Record<FranchiseField['kind'], string>> = {
  list: 'One to a line.',
  places: 'One to a line: "Indore", "Anywhere in Goa" or "Whole of India".',
  outlets: 'One to a line, with the number where you know it: "Pune (3)".',
};
const wide = 'sm:col-span-2';
const charactersInLine = 60;

/** One field of a listing, by its kind; works without JavaScript. */
export function ListingField({ name, field, value, categories, error, stored }: FieldProps) {
  const { kind, label } = field;
  const hint = hintOf(hints[kind], stored);
  const shared = { name, label, hint, error: error ?? null, defaultValue: value };
  const max = 'max' in field ? field.max : undefined;
  if (kind === 'category') {
    return (
      <SelectField
        {...shared}
        required
        choices={categories.map(({ id, name: category }) => ({ value: id, label: category }))}
      />
    );
  }
  if (kind === 'option')
    return <SelectField {...shared} placeholder="Not said" choices={field.choices} />;
  if (kind === 'options')
    return <Boxes {...{ name, label, hint, value }} choices={field.choices} />;
  if (kind === 'text' || isList(kind)) {
    const lines = kind === 'text' ? value.length / charactersInLine : value.split('\n').length;
    const rows = Math.min(14, Math.max(4, Math.ceil(lines) + 1));
    const maxLength = kind === 'text' ? max : undefined;
    return <TextArea {...shared} rows={rows} maxLength={maxLength} className={wide} />;
  }
  const maxLength = kind in inputs ? undefined : max;
  return <TextField {...shared} {...inputs[kind]} maxLength={maxLength} />;
}

const hintOf = (hint: string | undefined, stored: string | undefined): ReactNode =>
  stored === undefined ? (
    hint
  ) : (
    <>
      {hint} <span className="whitespace-pre-line text-ink">Stored now: {stored || 'nothing'}</span>
    </>
  );

type BoxesProps = {
  name: string;
  label: string;
  hint: ReactNode;
  value: string;
  choices: readonly string[];
};

function Boxes({ name, label, hint, value, choices }: BoxesProps) {
  const ticked = value.split('\n');
  return (
    <fieldset className={wide}>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            name={name}
            value={choice}
            defaultChecked={ticked.includes(choice)}
          >
            {choice}
          </Checkbox>
        ))}
      </div>
      {hint && <p className="text-sm text-ink-muted">{hint}</p>}
    </fieldset>
  );
}
