import type { BrandListing } from '@naya/contract/brands/entity';
import {
  listingField,
  sectionsOf,
  type ListingFieldName,
  type ListingForm,
} from '@naya/contract/brands/listing-fields';
import { isList, readListingForm, writeListingValue } from '@naya/contract/brands/listing-texts';
import type { FranchiseField } from '@naya/contract/franchises/fields';
import { toNumber } from '@naya/contract/numeric';
import { brandListingUrl } from '@naya/contract/brands/urls';
import { useId, type ReactNode } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../components/field.tsx';
import { textsIn, type BrandAnswer } from './brand-form.tsx';

/** Reads the fields of a listing out of a form, as they are stored, with the version that the form showed. */
export const readListingFields = (fields: readonly string[]) => (form: FormData) => ({
  ...readListingForm(fields, (name) => textsIn(form, name)),
  version: toNumber(form.get('version')),
  waiting: toNumber(form.get('waiting')),
});

type SectionsProps = {
  form: ListingForm;
  /** `live` is stored; the form starts with `shown`. */
  live: BrandListing['values'];
  shown: BrandListing['values'];
  categories: BrandListing['categories'];
  answer: BrandAnswer | undefined;
};

/** The fields of one form, by section, from the table of fields. */
export function ListingSections({ form, live, shown, categories, answer }: SectionsProps) {
  const propsOf = (name: ListingFieldName) => {
    const stored = writeListingValue(name, live[name]);
    const value = answer ? (answer.values[name] ?? '') : writeListingValue(name, shown[name]);
    const isOther = answer?.isConflict && value !== stored;
    return { value, error: answer?.errors[name], ...(isOther && { stored }) };
  };
  return sectionsOf(form).map(({ title, fields }) => (
    <Section key={title} title={title}>
      {fields.map((name) => {
        const field = listingField(name);
        return (
          field && <ListingField key={name} {...{ name, field, categories }} {...propsOf(name)} />
        );
      })}
    </Section>
  ));
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 first-of-type:border-0 first-of-type:pt-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <div className="grid min-w-0 items-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

type FieldProps = {
  name: string;
  field: FranchiseField;
  value: string;
  categories: BrandListing['categories'];
  error?: string | undefined;
  /** The value stored now, after a conflict. */
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
function ListingField({ name, field, value, categories, error, stored }: FieldProps) {
  const { kind, label } = field;
  const hint = hintOf(hints[kind], stored);
  const shared = {
    name,
    label,
    hint,
    error: error ?? null,
    defaultValue: value,
  };
  const max = 'max' in field ? field.max : undefined;
  if (kind === 'category') {
    return (
      <SelectField
        {...shared}
        required
        choices={categories.map(({ id, name: category }) => ({
          value: id,
          label: category,
        }))}
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

type EndProps = { brand: string; label: string };

/** The end of a form of the listing. */
export const SendOrCancel = ({ brand, label }: EndProps) => (
  <p className="flex flex-wrap gap-3 border-t border-line pt-6">
    <Button type="submit" size="large">
      {label}
    </Button>
    <LinkButton to={brandListingUrl(brand)} look="quiet" size="large">
      Cancel
    </LinkButton>
  </p>
);
