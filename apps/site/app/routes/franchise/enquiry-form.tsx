import { requiredMessages } from '@naya/contract/submissions/required';
import { enquiryAnchor, franchiseUrl } from '@naya/contract/urls';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { EnquirerFields } from '../../forms/enquirer-fields.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { Honeypot } from '../../forms/honeypot.tsx';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { useFormCheck } from '../../forms/use-form-check.ts';
import type { DetailFranchise } from './detail-franchise.ts';
import type { EnquiryField } from './enquiry-fields.ts';
import { useEnquiry, type SentEnquiry } from './use-enquiry.ts';
import { useWidgetPrefill } from './use-widget-prefill.ts';

type EnquiryFormProps = {
  franchise: DetailFranchise;
  answer: FormAnswer<EnquiryField> | undefined;
  /** For whoever asked for the form again by a button that is gone now. */
  takesFocus: boolean;
  onSubmitted: (sent: SentEnquiry) => void;
};

export function EnquiryForm({ franchise, answer, takesFocus, onSubmitted }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiry({ form, franchise, answer, onSubmitted });
  const { values, message, isSending } = enquiry;
  const { errors, check, recheck } = useFormCheck(form, requiredMessages.enquiry, enquiry.errors);
  useWidgetPrefill(form);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check()) enquiry.send(event);
  };

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }, [takesFocus]);

  return (
    <form
      ref={form}
      key={enquiry.key}
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
