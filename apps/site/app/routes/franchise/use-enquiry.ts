import { isApiError, messages } from '@naya/contract/api/errors';
import { franchiseUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useState, type RefObject, type SubmitEvent } from 'react';
import { noErrors, type FormAnswer } from '../../forms/form-answer.ts';
import { hintsOf } from '../../forms/form-hints.ts';
import { useCorrection } from '../../forms/use-correction.ts';
import { newId } from '@naya/contract/new-id';
import { onSent } from '../../outbox/sent.ts';
import { submit } from '../../outbox/submit.ts';
import type { DetailFranchise } from './detail-franchise.ts';
import {
  enquiryFrom,
  isBlank,
  refusalOf,
  type EnquiryField,
  type EnquiryRefusal,
} from './enquiry-fields.ts';

const nothingYet: EnquiryRefusal = { errors: noErrors, message: '' };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  franchise: DetailFranchise;
  /** The server's answer to a form that was sent without JavaScript. */
  answer: FormAnswer<EnquiryField> | undefined;
  onSubmitted: () => void;
};

/** Edits and submits the enquiry. A failed one stays in the outbox, which may send it later by itself. */
export function useEnquiry({ form, franchise, answer, onSubmitted }: Options) {
  const url = franchiseUrl(franchise.id);
  const [correction] = useCorrection('enquiry', url, () => isBlank(form.current));
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<EnquiryRefusal | null>(null);
  // Pressing the button again after a failure sends the same enquiry, so that nothing doubles.
  const [id, setId] = useState<string | null>(null);

  const submitted = useEffectEvent(onSubmitted);
  useEffect(() => {
    if (id !== null && !isSending) return onSent(id, () => submitted());
  }, [id, isSending]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const payload = enquiryFrom(new FormData(event.currentTarget));
    const hints = hintsOf(event.currentTarget);
    const sameId = correction?.id ?? id ?? newId();
    setId(sameId);
    setSending(true);
    setRefusal(nothingYet);
    try {
      await submit('enquiry', payload, { id: sameId, hints });
      onSubmitted();
    } catch (error) {
      setRefusal(refusalOf(isApiError(error) ? error.errors : null));
    }
    setSending(false);
  };

  const earlier = correction ? messages.enquiryFailed : answer?.message;
  return {
    key: correction?.id,
    values: correction?.payload ?? answer?.values,
    errors: refusal?.errors ?? correction?.refusal?.errors ?? answer?.errors ?? noErrors,
    message: refusal?.message ?? earlier,
    isSending,
    send: (event: SubmitEvent<HTMLFormElement>) => void send(event),
  };
}
