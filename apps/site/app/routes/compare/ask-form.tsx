import { isApiError } from '@naya/contract/api/is-api-error';
import { messages } from '@naya/contract/api/messages';
import { compareUrl } from '@naya/contract/saved/urls';
import type { Id } from '@naya/contract/id';
import { newId } from '@naya/contract/new-id';
import { typedFields } from '@naya/contract/submissions/typed-enquiry';
import { useRef, useState, useEffect, type SubmitEvent } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { FieldError } from '../../components/field.tsx';
import {
  EnquirerFields,
  enquiryFor,
  type AskedBrand,
  type Enquirer,
} from '../../forms/enquirer-fields.tsx';
import { FormCard } from '../../forms/form-card.tsx';
import {
  FormAlert,
  Honeypot,
  PrivacyNote,
  useFocusOnErrors,
  readFormHints,
  type FieldErrors,
} from '../../forms/form.tsx';
import { textsOf } from '../../forms/texts-of.ts';
import { isRefusal, submit } from '../../outbox/send.ts';

const anchor = 'ask';

type AskFormProps = { brands: AskedBrand[]; answer: AskAnswer | undefined };

/** One form, one enquiry for each brand that the visitor ticks. No tick is set beforehand: each is a consent. */
export function AskForm({ brands, answer: given }: AskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { answer, isSending, again, send } = useAsk(brands, given);
  const { values, ticked, errors, message, asked } = answer;
  const url = compareUrl(brands.map(({ id }) => id));
  useFocusOnErrors(form, errors);
  return (
    <section
      id={anchor}
      aria-labelledby="ask-title"
      className="mt-12 grid items-start gap-x-12 gap-y-4 *:min-w-0 lg:grid-cols-[1fr_44rem] print:hidden"
    >
      <div>
        <h2 id="ask-title" className="text-3xl">
          Ask them all
        </h2>
        <p className="mt-2 text-lg text-ink-muted">
          Write once. Each brand that you tick gets its own enquiry.
        </p>
      </div>
      {asked.length > 0 ? (
        <AskedPanel asked={asked} url={`${url}#${anchor}`} onAgain={again} />
      ) : (
        <FormCard>
          <form
            ref={form}
            method="post"
            action={`${url}#${anchor}`}
            onSubmit={send}
            aria-label="Ask these brands"
            className="grid gap-5 p-5 sm:p-6"
          >
            <Honeypot />
            <fieldset aria-describedby={errors[consentField] && 'consent-error'}>
              <legend className="mb-1.5 font-semibold">Who may have your details</legend>
              {brands.map(({ id, business_name }) => (
                <Checkbox
                  key={id}
                  name={consentField}
                  value={String(id)}
                  defaultChecked={ticked.includes(String(id))}
                  aria-invalid={errors[consentField] ? true : undefined}
                >
                  {business_name}
                </Checkbox>
              ))}
              <FieldError id="consent-error">{errors[consentField]}</FieldError>
            </fieldset>
            <EnquirerFields values={values} errors={errors} />
            <PrivacyNote>
              Each brand that you tick gets an enquiry of its own, with your name, contact details
              and message, and does not learn of the others.
            </PrivacyNote>
            <div>
              <FormAlert errors={errors} message={message} />
              <Button type="submit" aria-disabled={isSending || undefined} className="w-full">
                {isSending ? 'Submitting...' : 'Send one enquiry to each'}
              </Button>
            </div>
          </form>
        </FormCard>
      )}
    </section>
  );
}

/** `reference` is null when a foreign backend tells none; what waits is in the outbox, what was refused is nowhere. */
type AskedLine = {
  name: string;
  reference: Id | null;
  state: 'sent' | 'waiting' | 'refused';
};

/** Result of asking several brands: what was sent, or what has to be put right. */
export type AskAnswer = {
  values: Enquirer | null;
  ticked: string[];
  errors: FieldErrors;
  message: string | null;
  asked: AskedLine[];
};

export const consentField = 'consent';
export const nobodyTicked = 'Please tick the brands that may have your details';

const nothing: AskAnswer = { values: null, ticked: [], errors: {}, message: null, asked: [] };

/** Sends one enquiry for each ticked brand; one that cannot be sent now stays in the outbox. */
function useAsk(brands: AskedBrand[], given: AskAnswer | undefined) {
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

export function readOutcome(brands: AskedBrand[], sent: Sent): AskAnswer {
  const refused = sent
    .map((each) => (each.status === 'rejected' && isApiError(each.reason) ? each.reason : null))
    .find((error) => error?.errors);
  if (refused) return { ...nothing, errors: refused.errors ?? {}, message: messages.enquiryFailed };
  const asked = sent.map((each, index): AskedLine => {
    const name = brands[index]?.business_name ?? '';
    if (each.status === 'fulfilled') return { name, reference: each.value.id, state: 'sent' };
    return { name, reference: null, state: isRefusal(each.reason) ? 'refused' : 'waiting' };
  });
  return { ...nothing, asked };
}

type AskedPanelProps = { asked: AskedLine[]; url: string; onAgain: () => void };

const words = {
  sent: 'sent',
  waiting: 'waits, and is sent by itself',
  refused: 'was not accepted',
};

function titleOf(states: AskedLine['state'][]): string {
  if (states.includes('sent')) return 'Enquiries submitted';
  return states.includes('waiting') ? 'Waiting to be sent' : 'Nothing was sent';
}

/** A reference for each brand; one that was not sent says so. */
function AskedPanel({ asked, url, onAgain }: AskedPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="rounded-card bg-leaf-tint p-5 sm:p-6">
      <h3 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {titleOf(asked.map(({ state }) => state))}
      </h3>
      <ul className="my-4 grid gap-2">
        {asked.map(({ name, reference, state }) => (
          <li key={name}>
            <b>{name}</b>: {words[state]}
            {reference !== null && `, reference ${reference}`}
          </li>
        ))}
      </ul>
      <LinkButton to={url} look="outline" onClick={onAgain}>
        Ask again
      </LinkButton>
    </div>
  );
}
