import { isApiError } from '@naya/contract/api/errors';
import { newId } from '@naya/contract/new-id';
import { requiredMessages } from '@naya/contract/submissions/required';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { useEffect, useEffectEvent, useState, type RefObject, type SubmitEvent } from 'react';
import type { Payloads } from '../outbox/entry.ts';
import { onSent } from '../outbox/sent.ts';
import { submit } from '../outbox/submit.ts';
import { noErrors, type FieldErrors, type FormAnswer } from './form-answer.ts';
import { readFormHints } from './form-hints.ts';
import { useCorrection } from './use-correction.ts';
import { useFormCheck } from './use-form-check.ts';

type Kind = 'enquiry' | 'investor';
type Texts<K extends Kind> = Record<keyof Payloads[K] & string, string>;

type Options<K extends Kind> = {
  kind: K;
  pageUrl: string;
  /** The server's answer to a form that was sent without JavaScript. */
  answer: FormAnswer<keyof Texts<K>> | undefined;
  isUntouched: (form: HTMLFormElement | null) => boolean;
  readPayload: (fields: FormData) => Payloads[K];
  /** Keeps the errors of a refusal that have a field in this form. */
  readErrors: (errors: FieldErrors) => FieldErrors;
  /** Shown after any failure; null shows nothing. */
  failure: string | null;
  /** `fields` is null when the outbox has sent it later. */
  onReceipt: (receipt: Receipt, fields: FormData | null) => Promise<void> | void;
};

/** Checks and sends a form. A failed one stays in the outbox, which may send it later by itself. */
export function useOutboxForm<K extends Kind>(
  form: RefObject<HTMLFormElement | null>,
  { kind, pageUrl, answer, failure, onReceipt, ...options }: Options<K>,
) {
  const [correction] = useCorrection(kind, pageUrl, () => options.isUntouched(form.current));
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<FieldErrors | null>(null);
  const [ownId] = useState(newId);
  // Pressing the button again after a failure replaces what the outbox keeps, so that nothing doubles.
  const id = correction?.id ?? ownId;

  const receiveLate = useEffectEvent((receipt: Receipt) => void onReceipt(receipt, null));
  useEffect(() => {
    if (!isSending) return onSent(id, (receipt) => receiveLate(receipt));
  }, [id, isSending]);

  const earlier = correction?.refusal ?? answer;
  const { errors, check, recheck } = useFormCheck(
    form,
    requiredMessages[kind],
    refused ?? earlier?.errors ?? noErrors,
  );

  const send = async (sent: HTMLFormElement) => {
    const fields = new FormData(sent);
    const hints = readFormHints(sent);
    setSending(true);
    setRefused(noErrors);
    try {
      await onReceipt(await submit(kind, options.readPayload(fields), { id, hints }), fields);
    } catch (error) {
      console.error(error);
      setRefused(options.readErrors((isApiError(error) && error.errors) || noErrors));
    }
    setSending(false);
  };

  const failureNow = isSending ? null : failure;
  const earlierMessage = correction ? (failure ?? correction.refusal?.message) : answer?.message;
  return {
    key: correction?.id,
    values: (correction?.payload as Texts<K> | undefined) ?? answer?.values,
    errors,
    message: refused ? failureNow : earlierMessage,
    isSending,
    recheck,
    send: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSending && check()) void send(event.currentTarget);
    },
  };
}
