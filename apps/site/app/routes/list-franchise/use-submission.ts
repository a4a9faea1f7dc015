import { isApiError } from '@naya/contract/api/is-api-error';
import { listingRedirectMs } from '@naya/contract/constants';
import type { FormHints } from '@naya/contract/submissions/form-hints';
import { franchisesUrl, listFranchiseUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { noErrors, type FieldErrors, type FormAnswer } from '../../forms/form.tsx';
import { textsOf } from '../../forms/texts-of.ts';
import { useCorrection } from '../../forms/use-correction.ts';
import { noticeState } from '../../frame/notices.ts';
import { onSent, submit, waitsForNetwork } from '../../outbox/send.ts';
import {
  listingPayload,
  listingFields,
  type ListingField,
  type ListingTexts,
} from './listing-fields.ts';
import { isBlank, type ListingDraft } from './use-draft.ts';
import { loadChecks } from './use-live-errors.ts';

export type Phase = 'editing' | 'sending' | 'sent';
export type Outcome = 'success' | 'error';

function outcomeOf(answer: FormAnswer<ListingField> | undefined): Outcome | null {
  if (answer?.receipt) return 'success';
  return answer?.message ? 'error' : null;
}

const unchecked = (listing: ListingTexts) => ({ listing, errors: noErrors });

/** Validation, sending with progress, and the messages about it. */
export function useSubmission(draft: ListingDraft, answer: FormAnswer<ListingField> | undefined) {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>(answer?.receipt ? 'sent' : 'editing');
  const [outcome, setOutcome] = useState(outcomeOf(answer));
  const [found, setFound] = useState<FieldErrors>(answer?.errors ?? noErrors);
  const [progress, setProgress] = useState(0);

  const succeed = () => {
    setPhase('sent');
    setOutcome('success');
  };

  const fail = (error: unknown) => {
    console.error(error);
    setPhase('editing');
    setOutcome(waitsForNetwork(error) ? null : 'error');
    if (isApiError(error) && error.errors) setFound(error.errors);
  };

  // A failed listing stays in the outbox; a later attempt may succeed.
  const isWaiting = phase === 'editing';
  const deliver = useEffectEvent(succeed);
  useEffect(() => {
    if (isWaiting) return onSent(draft.id, () => deliver());
  }, [draft.id, isWaiting]);

  useEffect(() => {
    void loadChecks();
  }, []);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(
      () => void navigate(franchisesUrl(), noticeState({ kind: 'listed' })),
      listingRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [phase, navigate]);

  const checkAndSend = async (hints: FormHints) => {
    const checks = await loadChecks();
    // The rules could not be loaded: the outbox stores the values as typed, and the server validates them.
    const { listing, errors } = checks?.checkListing(draft.values) ?? unchecked(draft.values);
    setFound(errors);
    if (!listing) return setPhase('editing');
    const sending = { id: draft.id, hints };
    const payload = listingPayload(listing, draft);
    await submit('listing', payload, sending, (sent, total) => setProgress(sent / total));
    succeed();
  };

  const send = (hints: FormHints) => {
    setOutcome(null);
    setPhase('sending');
    setProgress(0);
    checkAndSend(hints).catch(fail);
  };

  return { phase, outcome, found, progress, send, setFound, closeToast: () => setOutcome(null) };
}

/** A listing that was refused after the visitor had left: restored as the draft, with its errors. */
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
