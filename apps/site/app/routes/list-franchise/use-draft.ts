import { useEffect, useState, type RefObject } from 'react';
import {
  deleteDraft,
  storeDraftFiles,
  storeDraftTexts,
  latestDraft,
  type Draft,
} from '../../outbox/drafts.ts';
import { newId } from '@naya/contract/new-id';
import {
  emptyListing,
  listingTexts,
  type ListingField,
  type ListingTexts,
} from './listing-fields.ts';

export type ListingDraft = Draft<ListingField>;

function blankDraft(values = emptyListing): ListingDraft {
  return { id: newId(), values, logo: null, images: [] };
}

export function isBlank({ values, logo, images }: ListingDraft): boolean {
  return Object.values(values).every((value) => value === '') && !logo && images.length === 0;
}

/** Prefers values typed before hydration or restored by the browser; else the stored draft. */
async function startingDraft(form: HTMLFormElement): Promise<ListingDraft | null> {
  const typed = blankDraft(listingTexts(new FormData(form)));
  if (!isBlank(typed)) return typed;
  const stored = await latestDraft<ListingField>();
  // A draft of an earlier version lacks fields that the form has got since.
  return stored && { ...stored, values: { ...emptyListing, ...stored.values } };
}

/** The filled-in form. It outlives a reload, pictures included, until it is sent or cleared. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  given: ListingTexts | null | undefined,
) {
  const [draft, setDraft] = useState(() => blankDraft(given ?? emptyListing));
  const [cleared, setCleared] = useState<ListingDraft | null>(null);

  useEffect(() => {
    if (given || !form.current) return;
    const begin = (start: ListingDraft | null) =>
      setDraft((now) => (start && isBlank(now) ? start : now));
    void startingDraft(form.current).then(begin);
  }, [form, given]);

  const change = (changes: Partial<ListingDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setCleared(null);
    if (isBlank(next)) return void deleteDraft(next.id);
    void storeDraftTexts(next);
    if (changes.logo !== undefined || changes.images) void storeDraftFiles(next);
  };

  const clear = () => {
    void deleteDraft(draft.id);
    setCleared(draft);
    setDraft(blankDraft());
  };
  const undo = () => {
    if (cleared) change(cleared);
  };
  return { draft, change, clear, undo: cleared && undo };
}
