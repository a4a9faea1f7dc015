import { listFranchiseUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors } from '../../forms/form-answer.ts';
import { useCorrection } from '../../forms/use-correction.ts';
import { textsOf } from '../../forms/texts-of.ts';
import { listingFields } from './listing-fields.ts';
import { isBlank, type ListingDraft } from './use-draft.ts';

/** A listing that was refused after the visitor had gone: it comes back as the draft, its errors with it. */
export function useListingCorrection(
  draft: ListingDraft,
  onRefused: (draft: ListingDraft, errors: FieldErrors) => void,
): void {
  const [correction] = useCorrection(
    'listing',
    listFranchiseUrl,
    (id) => id === draft.id || isBlank(draft),
  );

  const show = useEffectEvent(({ id, payload, refusal }: NonNullable<typeof correction>) => {
    const form = new FormData();
    const files = new Map<string, File>();
    for (const [name, value] of payload) {
      if (value instanceof File) files.set(name, value);
      else form.set(name, value);
    }
    const logo = files.get('logo') ?? null;
    files.delete('logo');
    const values = textsOf(form, listingFields);
    onRefused({ id, values, logo, images: [...files.values()] }, refusal?.errors ?? {});
  });

  useEffect(() => {
    if (correction) show(correction);
  }, [correction]);
}
