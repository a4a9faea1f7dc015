import type { BrandListing } from '@naya/contract/brands/entity';
import { listingField, sectionsOf } from '@naya/contract/brands/listing-fields';
import { writeListingValue } from '@naya/contract/brands/listing-texts';
import { useId, type ReactNode } from 'react';
import { ListingField } from './listing-field.tsx';
import type { BrandAnswer } from './page.ts';

type SectionsProps = {
  form: 'texts' | 'claims';
  /** `live` is stored; the form starts with `shown`. */
  live: BrandListing['values'];
  shown: BrandListing['values'];
  categories: BrandListing['categories'];
  answer: BrandAnswer | undefined;
};

/** The fields of one form, by section, from the table of fields. */
export function ListingSections({ form, live, shown, categories, answer }: SectionsProps) {
  const propsOf = (name: string) => {
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
