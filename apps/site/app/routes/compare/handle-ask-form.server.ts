import type { Api } from '@naya/contract/api/port';
import { messages } from '@naya/contract/api/errors';
import { deskLimits } from '@naya/contract/desk/desk';
import { parseIds } from '@naya/contract/desk/ids';
import { enquirySchema } from '@naya/contract/submissions/enquiry';
import { data } from 'react-router';
import { enquiryFor } from '../../desk/enquiry-for.ts';
import { readFranchises } from '../../desk/read-franchises.ts';
import { typedFields } from '@naya/contract/submissions/typed-enquiry';
import { submitByServer } from '../../forms/submission.server.ts';
import { textsOf } from '../../forms/texts-of.ts';
import { consentField, nobodyTicked, type AskAnswer } from './ask-answer.ts';

/** The way without JavaScript: one enquiry for each ticked brand, under its name in our own catalogue. */
export async function handleAskForm(form: FormData, api: Api) {
  const values = textsOf(form, typedFields);
  const ticked = form.getAll(consentField).filter((value) => typeof value === 'string');
  const { franchises } = await readFranchises(api, parseIds(ticked.join(','), deskLimits.compare));
  const refuse = (status: number, errors: AskAnswer['errors'], message: string | null) =>
    data<AskAnswer>({ values, ticked, errors, message, asked: [] }, { status });
  if (franchises.length === 0) return refuse(422, { [consentField]: nobodyTicked }, null);
  const asked: AskAnswer['asked'] = [];
  for (const brand of franchises) {
    const payload = enquiryFor(brand, values);
    const { data: answer, init } = await submitByServer(
      form,
      enquirySchema,
      payload,
      api.sendEnquiry,
    );
    // Enquiries sent before stay sent: the same form once more does not send them again.
    if (!answer.receipt) return refuse(init?.status ?? 503, answer.errors, messages.enquiryFailed);
    asked.push({ name: brand.business_name, reference: answer.receipt.id, isWaiting: false });
  }
  return data<AskAnswer>({ values: null, ticked: [], errors: {}, message: null, asked });
}
