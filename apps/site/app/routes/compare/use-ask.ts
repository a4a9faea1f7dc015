import { isApiError, messages } from '@naya/contract/api/errors';
import type { Id } from '@naya/contract/id';
import { newId } from '@naya/contract/new-id';
import { useRef, useState, type SubmitEvent } from 'react';
import { enquiryFor, type AskedBrand } from '../../desk/enquiry-for.ts';
import { typedFields } from '@naya/contract/submissions/typed-enquiry';
import { readFormHints } from '../../forms/form-hints.ts';
import { textsOf } from '../../forms/texts-of.ts';
import { submit } from '../../outbox/submit.ts';
import { consentField, nobodyTicked, type AskAnswer, type AskedLine } from './ask-answer.ts';

const nothing: AskAnswer = { values: null, ticked: [], errors: {}, message: null, asked: [] };

/** Sends one enquiry for each ticked brand; one that cannot be sent now stays in the outbox. */
export function useAsk(brands: AskedBrand[], given: AskAnswer | undefined) {
  const [answer, setAnswer] = useState(given ?? nothing);
  const [isSending, setSending] = useState(false);
  // Pressing the button again after a failure sends the same enquiries, so that nothing doubles.
  const keys = useRef(new Map<Id, string>());
  const keyOf = (id: Id) => {
    const key = keys.current.get(id) ?? newId();
    keys.current.set(id, key);
    return key;
  };

  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const ticked = new Set(fields.getAll(consentField));
    const chosen = brands.filter(({ id }) => ticked.has(String(id)));
    if (chosen.length === 0) {
      return setAnswer({ ...nothing, errors: { [consentField]: nobodyTicked } });
    }
    setSending(true);
    const hints = readFormHints(form);
    const enquirer = textsOf(fields, typedFields);
    const sent = await Promise.allSettled(
      chosen.map((brand) =>
        submit('enquiry', enquiryFor(brand, enquirer), { id: keyOf(brand.id), hints }),
      ),
    );
    setSending(false);
    setAnswer(readOutcome(chosen, sent));
  };

  return {
    answer,
    isSending,
    again: () => {
      keys.current.clear();
      setAnswer(nothing);
    },
    send: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSending) void send(event.currentTarget);
    },
  };
}

type Sent = PromiseSettledResult<{ id: Id | null }>[];

function readOutcome(brands: AskedBrand[], sent: Sent): AskAnswer {
  const refused = sent
    .map((each) => (each.status === 'rejected' && isApiError(each.reason) ? each.reason : null))
    .find((error) => error?.errors);
  if (refused) return { ...nothing, errors: refused.errors ?? {}, message: messages.enquiryFailed };
  const asked = sent.map((each, index): AskedLine => {
    const isWaiting = each.status === 'rejected';
    const name = brands[index]?.business_name ?? '';
    return { name, reference: isWaiting ? null : each.value.id, isWaiting };
  });
  return { ...nothing, asked };
}
