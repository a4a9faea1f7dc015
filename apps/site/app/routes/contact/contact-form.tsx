import { textLimits } from '@naya/contract/submissions/limits';
import { contactSubjects } from '@naya/contract/submissions/choices';
import { requiredMessages } from '@naya/contract/submissions/required';
import { contactUrl } from '@naya/contract/urls';
import { Send } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { SelectField, TextArea } from '../../components/field.tsx';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { noErrors, type FormAnswer } from '../../forms/form-answer.ts';
import { readFormHints } from '../../forms/form-hints.ts';
import { Honeypot } from '../../forms/honeypot.tsx';
import { FormCard } from '../../forms/form-card.tsx';
import { NameEmailPhone } from '../../forms/name-email-phone.tsx';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { textsOf } from '../../forms/texts-of.ts';
import { isUntouched, useCorrection } from '../../forms/use-correction.ts';
import { useFormCheck } from '../../forms/use-form-check.ts';
import { newId } from '@naya/contract/new-id';
import { submit } from '../../outbox/submit.ts';
import { contactFields, type ContactField } from './contact-fields.ts';
import { SentPanel } from './sent-panel.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useSentPanel } from './use-sent-panel.ts';

export function ContactForm({ answer }: { answer: FormAnswer<ContactField> | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [isSent, showSent] = useSentPanel(Boolean(answer?.receipt));
  const [sentCount, setSentCount] = useState(0);
  const [correction, forgetCorrection] = useCorrection('contact', contactUrl, () =>
    isUntouched(form.current),
  );
  const earlier = sentCount === 0 ? answer : undefined;
  const values = correction?.payload ?? earlier?.values;
  const { errors, check, recheck } = useFormCheck(
    form,
    requiredMessages.contact,
    correction?.refusal?.errors ?? earlier?.errors ?? noErrors,
  );
  const bind = bindFields(values, errors);
  const message = correction?.refusal?.message ?? earlier?.message;
  useFocusBack(form, isSent);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    const texts = textsOf(new FormData(event.currentTarget), contactFields);
    // Success is shown at once; the outbox sees to it that this becomes true.
    const sending = { id: correction?.id ?? newId(), hints: readFormHints(event.currentTarget) };
    submit('contact', texts, sending).catch((error: unknown) => console.error(error));
    forgetCorrection();
    setSentCount(sentCount + 1);
    showSent();
  };

  return (
    <FormCard>
      <div className="grid *:col-start-1 *:row-start-1">
        <form
          ref={form}
          key={correction?.id ?? sentCount}
          method="post"
          action={contactUrl}
          onSubmit={send}
          onChange={recheck}
          inert={isSent}
          tabIndex={-1}
          aria-label="Contact form"
          className={classes('p-5 outline-none sm:p-8', isSent && 'invisible')}
        >
          <FormAlert errors={errors} message={message} />
          <Honeypot />
          <div className="grid gap-5 sm:grid-cols-2">
            <NameEmailPhone bind={bind} isPhoneOptional />
            <SelectField
              label="Subject"
              required
              placeholder="Select a subject"
              choices={contactSubjects}
              {...bind('subject')}
            />
            <TextArea
              label="Message"
              required
              rows={6}
              maxLength={textLimits.text}
              className="sm:col-span-2"
              {...bind('message')}
            />
          </div>
          <div className="my-6">
            <PrivacyNote>
              We use your name, contact details and message only to answer you.
            </PrivacyNote>
          </div>
          <Button type="submit" size="large" className="ml-auto max-sm:w-full sm:flex">
            <Send aria-hidden size={20} />
            Send Message
          </Button>
        </form>
        <SentPanel isShown={isSent} />
      </div>
    </FormCard>
  );
}
