import { contactSchema } from '@naya/contract/submissions/contact';
import { enquirySchema } from '@naya/contract/submissions/enquiry';
import { investorSchema } from '@naya/contract/submissions/investor';
import { listingSchema } from '@naya/contract/submissions/listing';
import { receiptSchema } from '@naya/contract/submissions/receipt';
import { submitContact } from '@naya/core/submissions/contact';
import { submitInvestorCall } from '@naya/core/submissions/investor';
import { listingFiles, submitListing } from '@naya/core/submissions/listing';
import { z } from 'zod';
import { formBody, jsonBody, senderOf } from '../http/body.ts';
import { failureAnswer, newRouter, type ApiDeps } from '../api/router.ts';

export function submissionRoutes({ core, limits, uploadDir }: ApiDeps) {
  const routes = newRouter();
  const { bySender } = limits;
  const listingBody = formBody(uploadDir, listingFiles);
  for (const call of documentedCalls) routes.openAPIRegistry.registerPath(call);

  routes.post('/investor', ...jsonBody, async (c) => {
    await bySender(emailOf(c.var.body));
    const receipt = await submitInvestorCall(core, c.var.body, senderOf(c));
    return c.json(receipt, 201);
  });
  routes.post('/contact', ...jsonBody, async (c) => {
    await bySender(emailOf(c.var.body));
    const receipt = await submitContact(core, c.var.body, senderOf(c));
    return c.json(receipt, 201);
  });
  routes.post('/franchise-owner', listingBody, async (c) => {
    await bySender(c.var.form.fields['email']);
    const receipt = await submitListing(core, c.var.form, senderOf(c));
    return c.json(receipt, 201);
  });
  return routes;
}

const emailOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'email' in body ? body.email : null;

const file = z.string().meta({ format: 'binary' }).optional();
const listingForm = listingSchema.extend({
  logo: file,
  image1: file,
  image2: file,
  image3: file,
  image4: file,
});

const documentedCalls = [
  describeCall('/investor', 'A franchise enquiry, or an investor registration', {
    'application/json': { schema: z.union([enquirySchema, investorSchema]) },
  }),
  describeCall('/contact', 'A message to us', { 'application/json': { schema: contactSchema } }),
  describeCall('/franchise-owner', 'A franchise to be listed', {
    'multipart/form-data': { schema: listingForm },
  }),
];

function describeCall(
  path: string,
  summary: string,
  content: Record<string, { schema: z.ZodObject | z.ZodUnion }>,
) {
  return {
    method: 'post' as const,
    path,
    tags: ['Submissions'],
    summary,
    request: { body: { required: true, content } },
    responses: {
      201: { description: 'Stored', content: { 'application/json': { schema: receiptSchema } } },
      400: failureAnswer('The body could not be read.'),
      403: failureAnswer('Sent by a page of a site that may not send forms.'),
      408: failureAnswer('Arrived too slowly.'),
      413: failureAnswer('Too large.'),
      415: failureAnswer('Not the expected type of content.'),
      429: failureAnswer('Too many at once; `Retry-After` says when to try again.'),
      422: failureAnswer('Some fields need correction; `errors` names them.'),
      503: failureAnswer('Database or storage is away; `Retry-After` says when to try again.'),
    },
  };
}
