import { compareUrl } from '@naya/contract/desk/urls';
import { useRef } from 'react';
import { FieldError } from '../../components/field-error.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Button } from '../../components/button.tsx';
import type { AskedBrand } from '../../desk/enquiry-for.ts';
import { EnquirerFields } from '../../forms/enquirer-fields.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { FormCard } from '../../forms/form-card.tsx';
import { Honeypot } from '../../forms/honeypot.tsx';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { useFocusOnErrors } from '../../forms/use-focus-on-errors.ts';
import { consentField, type AskAnswer } from './ask-answer.ts';
import { AskedPanel } from './asked-panel.tsx';
import { useAsk } from './use-ask.ts';

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
