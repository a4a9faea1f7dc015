import { isApiError } from '@naya/contract/api/errors';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { homeUrl, joinInvestorUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useState, type RefObject, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { noErrors, type FieldErrors, type FormAnswer } from '../../forms/form-answer.ts';
import { readFormHints } from '../../forms/form-hints.ts';
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

  const [preferences, setPreferences] = useState<Record<InvestorField, string> | null>(null);

  const confirmRegistration = async ({ message }: Receipt, typed: typeof preferences) => {
    window.alert(message);
    await navigate(homeUrl, typed ? noticeState(createRegisteredNotice(typed)) : undefined);
  };

  // A failed registration stays in the outbox; a later attempt may come through.
  const confirmLateRegistration = useEffectEvent(
    (receipt: Receipt) => void confirmRegistration(receipt, preferences),
  );
  useEffect(() => {
    if (id !== null && !isSending) return onSent(id, (receipt) => confirmLateRegistration(receipt));
  }, [id, isSending]);

  const register = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(new FormData(event.currentTarget), investorFields);
    const hints = readFormHints(event.currentTarget);
    const sameId = correction?.id ?? id ?? newId();
    setId(sameId);
    setPreferences(texts);
    setSending(true);
    setRefusedFields(noErrors);
    try {
      await confirmRegistration(await submit('investor', texts, { id: sameId, hints }), texts);
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

/** The notice by which the home page greets: only these three fields of the form go along. */
function createRegisteredNotice({
  location,
  investmentRange,
  preferredIndustry,
}: Record<InvestorField, string>) {
  return { kind: 'registered', location, investmentRange, preferredIndustry } as Notice;
}
