import { messages } from '@naya/contract/api/errors';
import type { Id } from '@naya/contract/id';
import { typedFields } from '@naya/contract/submissions/typed-enquiry';
import { enquiryAnchor, franchiseUrl } from '@naya/contract/urls';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { EnquirerFields, type Enquirer } from '../../forms/enquirer-fields.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { Honeypot } from '../../forms/honeypot.tsx';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { textsOf } from '../../forms/texts-of.ts';
import { useOutboxForm } from '../../forms/use-outbox-form.ts';
import type { DetailFranchise } from './detail-franchise.ts';
import { enquiryFrom, isBlank, typedErrors, type EnquiryField } from './enquiry-fields.ts';
import { useWidgetPrefill } from './use-widget-prefill.ts';

/** A panel tells this of a sent enquiry; the reference is missing where a backend gives none. */
export type SentEnquiry = { reference: Id | null; enquirer: Enquirer | null };

type EnquiryFormProps = {
  franchise: DetailFranchise;
  answer: FormAnswer<EnquiryField> | undefined;
  /** For whoever asked for the form again by a button that is gone now. */
  takesFocus: boolean;
  onSubmitted: (sent: SentEnquiry) => void;
};

export function EnquiryForm({ franchise, answer, takesFocus, onSubmitted }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { key, values, errors, message, isSending, recheck, send } = useOutboxForm(form, {
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
      onChange={recheck}
      aria-label="Enquiry form"
      className="enquiry-fields"
    >
      <input type="hidden" name="franchiseId" value={String(franchise.id)} />
      <input type="hidden" name="franchiseName" value={franchise.business_name} />
      <Honeypot />
      <EnquirerFields values={values} errors={errors} />
      <PrivacyNote>
        We use your name, contact details and message only to answer this enquiry.
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
