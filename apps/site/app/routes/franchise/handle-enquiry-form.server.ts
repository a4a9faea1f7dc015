import { messages } from '@naya/contract/api/errors';
import type { Api } from '@naya/contract/api/port';
import { enquirySchema } from '@naya/contract/submissions/enquiry';
import { data } from 'react-router';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { submitByServer } from '../../forms/submission.server.ts';
import { textsOf } from '../../forms/texts-of.ts';
import { enquiryFields, enquiryFrom, typedErrors, type EnquiryField } from './enquiry-fields.ts';

/** The way without JavaScript: defaults are sent as they are by the browser, but not shown to the visitor. */
export async function handleEnquiryForm(form: FormData, api: Api) {
  const sent = await submitByServer(form, enquirySchema, enquiryFrom(form), api.sendEnquiry);
  // The visitor's own words come back, to be sent to similar brands too if they wish.
  if (sent.data.receipt) {
    return data({ ...sent.data, values: textsOf(form, enquiryFields) }, sent.init ?? {});
  }
  const answer: FormAnswer<EnquiryField> = {
    errors: typedErrors(sent.data.errors),
    message: messages.enquiryFailed,
    values: textsOf(form, enquiryFields),
    receipt: null,
  };
  return data(answer, sent.init ?? {});
}
