import { listingRedirectMs } from '@naya/contract/constants';
import { isApiError } from '@naya/contract/api/errors';
import type { FormHints } from '@naya/contract/submissions/form-hints';
import { franchisesUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { noErrors, type FieldErrors, type FormAnswer } from '../../forms/form-answer.ts';
import { noticeState } from '../../frame/notices.ts';
import { onSent } from '../../outbox/sent.ts';
import { submit } from '../../outbox/submit.ts';
import type { ListingField, ListingTexts } from './listing-fields.ts';
import { listingPayload } from './listing-payload.ts';
import { loadChecks } from './load-checks.ts';
import type { ListingDraft } from './use-draft.ts';

export type Phase = 'editing' | 'sending' | 'sent';
export type Outcome = 'success' | 'error';

function outcomeOf(answer: FormAnswer<ListingField> | undefined): Outcome | null {
  if (answer?.receipt) return 'success';
  return answer?.message ? 'error' : null;
}

const unchecked = (listing: ListingTexts) => ({ listing, errors: noErrors });

/** Checking, sending with progress, and what the visitor is told about it. */
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
    setOutcome('error');
    if (isApiError(error) && error.errors) setFound(error.errors);
  };

  // A failed listing stays in the outbox; a later attempt may come through.
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
    // The network went before they came: the outbox keeps what was typed, and the server checks it.
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
