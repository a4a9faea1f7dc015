import { isApiError, messages } from '@naya/contract/api/errors';
import type { Id } from '@naya/contract/id';
import { franchiseUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useState, type RefObject, type SubmitEvent } from 'react';
import { noErrors, type FormAnswer } from '../../forms/form-answer.ts';
import { typedFields } from '@naya/contract/submissions/typed-enquiry';
import type { Enquirer } from '../../forms/enquirer-fields.tsx';
import { readFormHints } from '../../forms/form-hints.ts';
import { textsOf } from '../../forms/texts-of.ts';
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

/** A panel tells this of a sent enquiry; the reference is missing where a backend gives none. */
export type SentEnquiry = { reference: Id | null; enquirer: Enquirer | null };

const nothingYet: EnquiryRefusal = { errors: noErrors, message: '' };

type Options = {
  form: RefObject<HTMLFormElement | null>;
  franchise: DetailFranchise;
  /** The server's answer to a form that was sent without JavaScript. */
  answer: FormAnswer<EnquiryField> | undefined;
  onSubmitted: (sent: SentEnquiry) => void;
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
    if (id !== null && !isSending)
      return onSent(id, (receipt) => submitted({ reference: receipt.id, enquirer: null }));
  }, [id, isSending]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const payload = enquiryFrom(form);
    const hints = readFormHints(event.currentTarget);
    const sameId = correction?.id ?? id ?? newId();
    setId(sameId);
    setSending(true);
    setRefusal(nothingYet);
    try {
      const receipt = await submit('enquiry', payload, { id: sameId, hints });
      onSubmitted({ reference: receipt.id, enquirer: textsOf(form, typedFields) });
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
