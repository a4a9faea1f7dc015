import { messages } from '@naya/contract/api/messages';
import { formatDate } from '@naya/contract/format/date';
import { describeReader } from '@naya/contract/franchises/who-reads';
import type { Id } from '@naya/contract/id';
import { provider } from '@naya/contract/site-info/provider';
import {
  enquiryWithDefaults,
  type EnquiryPayload,
} from '@naya/contract/submissions/enquiry-defaults';
import { typedFields, readTypedEnquiry } from '@naya/contract/submissions/typed-enquiry';
import { enquiryAnchor, franchiseUrl } from '@naya/contract/urls';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { EnquirerFields, type Enquirer } from '../../forms/enquirer-fields.tsx';
import {
  FormAlert,
  Honeypot,
  PrivacyNote,
  type FormAnswer,
  type FieldErrors,
} from '../../forms/form.tsx';
import { textsOf } from '../../forms/texts-of.ts';
import { useOutboxForm } from '../../forms/use-outbox-form.ts';
import type { DetailFranchise } from './read-franchise.ts';

/** What the panel shows of a sent enquiry; the reference is missing where a backend gives none. */
export type SentEnquiry = { reference: Id | null; enquirer: Enquirer | null };

type EnquiryFormProps = {
  franchise: DetailFranchise;
  answer: FormAnswer<EnquiryField> | undefined;
  /** Moves the focus to the form after the button that reopened it is gone. */
  takesFocus: boolean;
  onSubmitted: (sent: SentEnquiry) => void;
};

export function EnquiryForm({ franchise, answer, takesFocus, onSubmitted }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { key, values, errors, message, isSending, send } = useOutboxForm(form, {
    kind: 'enquiry',
    pageUrl: franchiseUrl(franchise.id),
    answer,
    isUntouched: isBlank,
    readPayload: enquiryFrom,
    readErrors: typedErrors,
    failure: messages.enquiryFailed,
    onReceipt: ({ id }, fields) =>
      onSubmitted({ reference: id, enquirer: fields && textsOf(fields, typedFields) }),
  });
  useWidgetPrefill(form);

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }, [takesFocus]);

  return (
    <form
      ref={form}
      key={key}
      method="post"
      action={`${franchiseUrl(franchise.id)}#${enquiryAnchor}`}
      onSubmit={send}
      aria-label="Enquiry form"
      className="enquiry-fields"
    >
      <input type="hidden" name="franchiseId" value={String(franchise.id)} />
      <input type="hidden" name="franchiseName" value={franchise.business_name} />
      <Honeypot />
      {franchise.paused_until && (
        <p className="rounded-control bg-marigold-tint px-4 py-3">
          <b>No enquiries until {formatDate(franchise.paused_until)}.</b> Send yours all the same:
          we keep it and mail you when {franchise.business_name} opens again. It goes to them only
          if you say so then.
        </p>
      )}
      <EnquirerFields values={values} errors={errors} />
      <PrivacyNote>
        {franchise.enquiry_reader &&
          !franchise.paused_until &&
          `${describeReader(franchise.enquiry_reader, franchise.business_name)} `}
        Used only to answer you.
      </PrivacyNote>
      <div>
        <FormAlert errors={errors} message={message} />
        <Button type="submit" aria-disabled={isSending || undefined} className="w-full">
          {isSending ? 'Submitting...' : 'Submit Enquiry'}
        </Button>
      </div>
    </form>
  );
}

export const enquiryFields = [...typedFields, 'franchiseId', 'franchiseName'] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export function enquiryFrom(form: FormData): EnquiryPayload {
  return enquiryWithDefaults(textsOf(form, enquiryFields), provider.email);
}

function isBlank(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  return Object.values(textsOf(new FormData(form), typedFields)).every((text) => text === '');
}

/** Keeps errors of fields that the form has; others have no control to stand at. */
export function typedErrors(errors: FieldErrors): FieldErrors {
  const isTyped = (name: string) => typedFields.some((field) => field === name);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isTyped(name)));
}

/** Fills empty fields with what a visitor typed in the widget on another site, and takes it out of the URL. */
function useWidgetPrefill(form: RefObject<HTMLFormElement | null>): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const typed = readTypedEnquiry(hash);
    if (!typed || !form.current) return;
    for (const [name, text] of Object.entries(typed)) {
      const field = form.current.elements.namedItem(name);
      const takesText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (takesText && field.value === '') field.value = text;
    }
    void navigate({ search, hash: enquiryAnchor }, { replace: true });
  }, [form, hash, search, navigate]);
}
