import { isApiError } from '@naya/contract/api/is-api-error';
import { newId } from '@naya/contract/new-id';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { useEffect, useEffectEvent, useState, type RefObject, type SubmitEvent } from 'react';
import { onSent, submit, waitsForNetwork } from '../outbox/send.ts';
import type { Payloads } from '../outbox/store.ts';
import {
  noErrors,
  readFormHints,
  useFocusOnErrors,
  type FieldErrors,
  type FormAnswer,
} from './form.tsx';
import { useCorrection } from './use-correction.ts';

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

/** Sends a form that the browser has checked. A failed one stays in the outbox, which may send it later by itself. */
export function useOutboxForm<K extends Kind>(
  form: RefObject<HTMLFormElement | null>,
  { kind, pageUrl, answer, failure, onReceipt, ...options }: Options<K>,
) {
  const [correction] = useCorrection(kind, pageUrl, () => options.isUntouched(form.current));
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<FieldErrors | null>(null);
  /** The outbox says that it is kept: an error beside that would contradict it. */
  const [isWaiting, setWaiting] = useState(false);
  const [ownId] = useState(newId);
  // Sending again after a failure replaces the stored entry, so that nothing is sent twice.
  const id = correction?.id ?? ownId;

  const receiveLate = useEffectEvent((receipt: Receipt) => void onReceipt(receipt, null));
  useEffect(() => {
    if (!isSending) return onSent(id, (receipt) => receiveLate(receipt));
  }, [id, isSending]);

  const earlier = correction?.refusal ?? answer;
  const errors = refused ?? earlier?.errors ?? noErrors;
  useFocusOnErrors(form, errors);

  const send = async (sent: HTMLFormElement) => {
    const fields = new FormData(sent);
    const hints = readFormHints(sent);
    setSending(true);
    setRefused(noErrors);
    setWaiting(false);
    try {
      await onReceipt(await submit(kind, options.readPayload(fields), { id, hints }), fields);
    } catch (error) {
      console.error(error);
      setWaiting(waitsForNetwork(error));
      setRefused(options.readErrors((isApiError(error) && error.errors) || noErrors));
    }
    setSending(false);
  };

  const failureNow = isSending || isWaiting ? null : failure;
  const earlierMessage = correction ? (failure ?? correction.refusal?.message) : answer?.message;
  return {
    key: correction?.id,
    values: (correction?.payload as Texts<K> | undefined) ?? answer?.values,
    errors,
    message: refused ? failureNow : earlierMessage,
    isSending,
    send: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSending) void send(event.currentTarget);
    },
  };
}
