import { messages } from '@naya/contract/api/messages';
import { contactSubjects } from '@naya/contract/choices';
import { contactSuccessMs } from '@naya/contract/constants';
import { textLimits } from '@naya/contract/forms/limits';
import { newId } from '@naya/contract/new-id';
import type { ContactMessage } from '@naya/contract/submissions/contact';
import { contactUrl } from '@naya/contract/urls';
import { Send, CircleCheck } from 'lucide-react';
import { useRef, useState, useEffect, type SubmitEvent, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { SelectField, TextArea } from '../../components/field.tsx';
import { FormCard } from '../../forms/form-card.tsx';
import {
  bindFields,
  FormAlert,
  noErrors,
  readFormHints,
  Honeypot,
  PrivacyNote,
  useFocusOnErrors,
  type FormAnswer,
} from '../../forms/form.tsx';
import { NameEmailPhone } from '../../forms/name-email-phone.tsx';
import { textsOf } from '../../forms/texts-of.ts';
import { isUntouched, useCorrection } from '../../forms/use-correction.ts';
import { submit } from '../../outbox/send.ts';
import { startQuestion } from './partner-of.ts';

export const contactFields = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies (keyof ContactMessage)[];

export type ContactField = (typeof contactFields)[number];

export function ContactForm({ answer }: { answer: FormAnswer<ContactField> | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [isSent, showSent] = useSentPanel(Boolean(answer?.receipt));
  const [sentCount, setSentCount] = useState(0);
  const [correction, forgetCorrection] = useCorrection('contact', contactUrl, () =>
    isUntouched(form.current),
  );
  const earlier = sentCount === 0 ? answer : undefined;
  const { search } = useLocation();
  const values = correction?.payload ?? earlier?.values ?? startQuestion(search);
  const errors = correction?.refusal?.errors ?? earlier?.errors ?? noErrors;
  useFocusOnErrors(form, errors);
  const bind = bindFields(values, errors);
  const message = correction?.refusal?.message ?? earlier?.message;
  useFocusBack(form, isSent);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(new FormData(event.currentTarget), contactFields);
    // Success is shown at once (optimistic); the outbox retries until it is true.
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

/** Takes the form's place, in the same room, so that nothing moves. */
function SentPanel({ isShown }: { isShown: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) panel.current?.focus();
  }, [isShown]);

  return (
    <output className="pointer-events-none grid place-items-center p-8">
      {isShown && (
        <div ref={panel} tabIndex={-1} className="max-w-sm text-center outline-none">
          <CircleCheck aria-hidden size={56} className="mx-auto text-leaf" />
          <p className="mt-4 text-2xl font-bold">{messages.contactSent}</p>
          <p className="mt-2 text-ink-muted">Thank you for writing to us.</p>
          <a
            href={contactUrl}
            className="pointer-events-auto mt-6 hidden min-h-11 items-center font-semibold text-sign underline underline-offset-4 noscript:inline-flex"
          >
            Send another message
          </a>
        </div>
      )}
    </output>
  );
}

/** Shown for five seconds, or until the visitor navigates to this page again. */
function useSentPanel(isSentAlready: boolean): [isSent: boolean, show: () => void] {
  const { key } = useLocation();
  const [sentAt, setSentAt] = useState(isSentAlready ? key : null);

  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => setSentAt(null), contactSuccessMs);
    return () => clearTimeout(timer);
  }, [sentAt]);

  return [sentAt === key, () => setSentAt(key)];
}

/** When the panel goes it takes the focus with it: the form, or its first fault, gets it back. */
function useFocusBack(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  const wasSent = useRef(isSent);
  useEffect(() => {
    const hasReturned = wasSent.current && !isSent;
    wasSent.current = isSent;
    if (!hasReturned) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) fault.focus();
    else if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
  }, [form, isSent]);
}
