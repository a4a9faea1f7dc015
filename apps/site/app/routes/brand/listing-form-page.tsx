import type { BrandListing } from '@naya/contract/brands/entity';
import { listingField, sectionsOf } from '@naya/contract/brands/listing-fields';
import { writeListingValue } from '@naya/contract/brands/listing-texts';
import { brandListingUrl } from '@naya/contract/urls';
import { useId, type ReactNode } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { BrandForm } from './brand-form.tsx';
import { ListingField } from './listing-field.tsx';
import type { BrandAnswer, OfBrand } from './page.ts';

type FormPageProps = OfBrand & {
  form: 'texts' | 'claims';
  listing: BrandListing;
  answer: BrandAnswer | undefined;
};

const words = {
  texts: { text: 'Visitors see these at once.', button: 'Save' },
  claims: {
    text: 'Investors decide by these, so we look at each change first. Until then your listing stays as it is.',
    button: 'Send for review',
  },
} as const;

/** One form for all sections of a kind, from the table of fields. */
export function ListingFormPage({ brand, form, listing, answer }: FormPageProps) {
  const { version, values: live, waiting, categories } = listing;
  const { text, button } = words[form];
  const proposed = form === 'claims' ? { ...live, ...waiting?.after } : live;
  const propsOf = (name: string) => {
    const stored = writeListingValue(name, live[name]);
    const value = answer ? (answer.values[name] ?? '') : writeListingValue(name, proposed[name]);
    const isOther = answer?.isConflict && value !== stored;
    return { value, error: answer?.errors[name], ...(isOther && { stored }) };
  };
  return (
    <BrandForm intent={form} answer={answer}>
      <p className="max-w-2xl text-ink-muted">{text}</p>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="waiting" value={waiting?.id ?? ''} />
      {sectionsOf(form).map(({ title, fields }) => (
        <Section key={title} title={title}>
          {fields.map((name) => {
            const field = listingField(name);
            return (
              field && (
                <ListingField key={name} {...{ name, field, categories }} {...propsOf(name)} />
              )
            );
          })}
        </Section>
      ))}
      <p className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button type="submit" size="large">
          {button}
        </Button>
        <LinkButton to={brandListingUrl(brand.id)} look="quiet" size="large">
          Cancel
        </LinkButton>
      </p>
    </BrandForm>
  );
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
