import type { Route } from './+types/claims';
import { readListing } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import type { BrandPageHandle } from './brand-layout.tsx';
import { handleListingForm } from './handle-form.server.ts';
import { ListingSections, SendOrCancel } from './listing-form.tsx';

export { clientAction, shouldRevalidate } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = readListing;
export const action = handleListingForm('claims');

export const handle: BrandPageHandle = { below: 'Listing' };

/** A change of these waits for our review; the form starts with what waits already. */
export default function Claims({ params, loaderData }: Route.ComponentProps) {
  const { version, values: live, waiting, categories } = loaderData;
  const answer = useAnswer('claims');
  const shown = { ...live, ...waiting?.after };
  return (
    <>
      <BrandForm key={version} intent="claims">
        <p className="max-w-2xl text-ink-muted">
          Investors decide by these, so we look at each change first. Until then your listing stays
          as it is.
        </p>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="waiting" value={waiting?.id ?? ''} />
        <ListingSections form="claims" {...{ live, shown, categories, answer }} />
        <SendOrCancel brand={params.brand} label="Send for review" />
      </BrandForm>
      <UnsentToast />
    </>
  );
}
