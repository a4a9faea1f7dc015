import type { BrandChange, BrandListing } from '@naya/contract/brands/entity';
import { listingField } from '@naya/contract/brands/listing-fields';
import { writeListingValue } from '@naya/contract/brands/listing-texts';

type Props = { change: BrandChange; categories: BrandListing['categories'] };

/** Each field before and after a change; side by side where there is room. */
export function ChangeFields({ change: { before, after }, categories }: Props) {
  const show = (name: string, value: unknown) =>
    (listingField(name)?.kind === 'category'
      ? categories.find(({ id }) => id === value)?.name
      : writeListingValue(name, value)) || 'nothing';
  return (
    <dl className="mt-3 grid gap-3">
      {Object.keys(after).map((name) => (
        <div key={name} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <dt className="font-semibold sm:col-span-2">{listingField(name)?.label ?? name}</dt>
          <dd className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line text-ink-muted">
            <span className="sr-only">Before: </span>
            <del className="no-underline">{show(name, before[name])}</del>
          </dd>
          <dd className="rounded-control bg-sign-tint px-3 py-2 wrap-anywhere whitespace-pre-line">
            <span className="sr-only">After: </span>
            <ins className="no-underline">{show(name, after[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
