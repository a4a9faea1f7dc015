import type { Route } from './+types/texts';
import { readListing } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import type { BrandPageHandle } from './brand-layout.tsx';
import { handleListingForm } from './handle-form.server.ts';
import { ListingSections, SendOrCancel } from './listing-form.tsx';

export { clientAction, shouldRevalidate } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = readListing;
export const action = handleListingForm('texts');

export const handle: BrandPageHandle = { below: 'Listing' };

/** Visitors see these at once. */
export default function Texts({ params, loaderData }: Route.ComponentProps) {
  const { version, values, categories } = loaderData;
  const answer = useAnswer('texts');
  return (
    <>
      <BrandForm key={version} intent="texts">
        <p className="max-w-2xl text-ink-muted">Visitors see these at once.</p>
        <input type="hidden" name="version" value={version} />
        <ListingSections form="texts" live={values} shown={values} {...{ categories, answer }} />
        <SendOrCancel brand={params.brand} label="Save" />
      </BrandForm>
      <UnsentToast />
    </>
  );
}
