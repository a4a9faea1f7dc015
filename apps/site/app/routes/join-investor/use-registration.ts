import { isApiError } from '@naya/contract/api/errors';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { homeUrl, joinInvestorUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useState, type RefObject, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { noErrors, type FieldErrors, type FormAnswer } from '../../forms/form-answer.ts';
import { hintsOf } from '../../forms/form-hints.ts';
import { textsOf } from '../../forms/texts-of.ts';
import { isUntouched, useCorrection } from '../../forms/use-correction.ts';
import { newId } from '@naya/contract/new-id';
import { onSent } from '../../outbox/sent.ts';
import { submit } from '../../outbox/submit.ts';
import { noticeState, type Notice } from '../../frame/notices.ts';
import { investorFields, type InvestorField } from './investor-fields.ts';

/** A failure is only logged: the outbox keeps the registration, tries again and shows that it waits. */
export function useRegistration(
  form: RefObject<HTMLFormElement | null>,
  answer: FormAnswer<InvestorField> | undefined,
) {
  const navigate = useNavigate();
  const [correction] = useCorrection('investor', joinInvestorUrl, () => isUntouched(form.current));
  const [isSending, setSending] = useState(false);
  const [refusedFields, setRefusedFields] = useState<FieldErrors | null>(null);
  // Pressing the button again, after a failure or a correction, sends the same registration.
  const [id, setId] = useState<string | null>(null);

  const [wishes, setWishes] = useState<Record<InvestorField, string> | null>(null);

  const welcome = async ({ message }: Receipt, typed: typeof wishes) => {
    window.alert(message);
    await navigate(homeUrl, typed ? noticeState(greet(typed)) : undefined);
  };

  // A failed registration stays in the outbox; a later attempt may come through.
  const welcomeLate = useEffectEvent((receipt: Receipt) => void welcome(receipt, wishes));
  useEffect(() => {
    if (id !== null && !isSending) return onSent(id, (receipt) => welcomeLate(receipt));
  }, [id, isSending]);

  const register = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(new FormData(event.currentTarget), investorFields);
    const hints = hintsOf(event.currentTarget);
    const sameId = correction?.id ?? id ?? newId();
    setId(sameId);
    setWishes(texts);
    setSending(true);
    setRefusedFields(noErrors);
    try {
      await welcome(await submit('investor', texts, { id: sameId, hints }), texts);
    } catch (error) {
      console.error(error);
      if (isApiError(error) && error.errors) setRefusedFields(error.errors);
    }
    setSending(false);
  };

  return {
    key: correction?.id,
    values: correction?.payload ?? answer?.values,
    errors: refusedFields ?? correction?.refusal?.errors ?? answer?.errors ?? noErrors,
    message: refusedFields ? null : (correction?.refusal?.message ?? answer?.message),
    isSending,
    register: (event: SubmitEvent<HTMLFormElement>) => void register(event),
  };
}

/** Home greets with what fits; nothing else of the form goes along. */
function greet({ location, investmentRange, preferredIndustry }: Record<InvestorField, string>) {
  return { kind: 'registered', location, investmentRange, preferredIndustry } as Notice;
}
