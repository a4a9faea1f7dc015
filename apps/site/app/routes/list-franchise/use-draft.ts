import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
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

/** A draft of an earlier version lacks fields that the form has got since. What was typed before it was read stays. */
function withTyped(stored: ListingDraft, typed: ListingTexts): ListingDraft {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  return { ...stored, values: { ...emptyListing, ...stored.values, ...filled } };
}

/** The filled-in form. It outlives a reload, pictures included, until it is sent or cleared. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  given: ListingTexts | null | undefined,
) {
  const [first] = useState(() => blankDraft(given ?? emptyListing));
  const [draft, setDraft] = useState(first);
  const [cleared, setCleared] = useState<ListingDraft | null>(null);

  const change = (changes: Partial<ListingDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setCleared(null);
    if (isBlank(next)) return void deleteDraft(next.id);
    void storeDraftTexts(next);
    if (changes.logo !== undefined || changes.images) void storeDraftFiles(next);
  };

  const restore = useEffectEvent((stored: ListingDraft | null) => {
    // A listing to be corrected, or pictures, have come meanwhile.
    if (!stored || draft.id !== first.id || draft.logo || draft.images.length > 0) return;
    const next = withTyped(stored, draft.values);
    setDraft(next);
    void deleteDraft(draft.id);
    void storeDraftTexts(next);
  });
  useEffect(() => {
    if (given || !form.current) return;
    const typed = listingTexts(new FormData(form.current));
    const begin = async () => {
      const reading = latestDraft<ListingField>();
      // The visitor typed it before hydration, or the browser filled it in.
      setDraft({ ...first, values: typed });
      restore(await reading);
    };
    void begin();
  }, [form, given, first]);

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
