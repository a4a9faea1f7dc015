import { contactSchema } from '@naya/contract/requests/contact';
import { enquirySchema } from '@naya/contract/requests/enquiry';
import { investorSchema } from '@naya/contract/requests/investor';
import { listingSchema } from '@naya/contract/requests/listing';
import { receiptSchema } from '@naya/contract/requests/receipt';
import { submitContact } from '@naya/core/intake/contact';
import { submitInvestorCall } from '@naya/core/intake/investor';
import { submitListing } from '@naya/core/intake/listing';
import { z } from 'zod';
import { formBody, jsonBody, senderOf } from '../http/body.ts';
import { failureAnswer, newRouter, type ApiDeps } from './router.ts';

export function submissionRoutes({ core }: ApiDeps) {
  const routes = newRouter();
  for (const call of documentedCalls) routes.openAPIRegistry.registerPath(call);

  routes.post('/investor', ...jsonBody, async (c) => {
    const receipt = await submitInvestorCall(core, c.var.body, senderOf(c));
    return c.json(receipt, 201);
  });
  routes.post('/contact', ...jsonBody, async (c) => {
    const receipt = await submitContact(core, c.var.body, senderOf(c));
    return c.json(receipt, 201);
  });
  routes.post('/franchise-owner', ...formBody, async (c) => {
    const receipt = await submitListing(core, c.var.form, senderOf(c));
    return c.json(receipt, 201);
  });
  return routes;
}

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
      413: failureAnswer('Too large.'),
      415: failureAnswer('Not the expected type of content.'),
      422: failureAnswer('Some fields need correction; `errors` names them.'),
    },
  };
}
