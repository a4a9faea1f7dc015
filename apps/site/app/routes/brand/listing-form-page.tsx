import type { BrandListing } from '@naya/contract/brands/entity';
import { BrandForm } from './brand-form.tsx';
import { ListingSections } from './listing-sections.tsx';
import { answerTo, type BrandAnswer, type BrandPageBase } from './page.ts';
import { SendOrCancel } from './send-or-cancel.tsx';

type FormPageProps = BrandPageBase & {
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
  return (
    <BrandForm intent={form} answer={answer}>
      <p className="max-w-2xl text-ink-muted">{text}</p>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="waiting" value={waiting?.id ?? ''} />
      <ListingSections
        form={form}
        answer={answerTo(form, answer)}
        {...{ categories, live }}
        shown={proposed}
      />
      <SendOrCancel brandId={brand.id} label={button} />
    </BrandForm>
  );
}
