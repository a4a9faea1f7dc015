import { z } from 'zod';
import * as sent from '../api/docs/sent-examples.ts';
import { failureAnswer } from '../api/router.ts';
import { contact, enquiry, investor, listing, receipt } from '../api/schemas/forms.ts';

const idempotencyKey = z
  .uuid()
  .optional()
  .describe(
    'A UUID made by the sender: what is sent twice under one key is stored once, and answered the same.',
  );

type Examples = Record<string, { value: unknown }>;

function describeCall(
  path: string,
  operationId: string,
  summary: string,
  content: Record<string, { schema: z.ZodObject | z.ZodUnion; examples?: Examples }>,
) {
  const isForm = 'multipart/form-data' in content;
  return {
    method: 'post' as const,
    path,
    tags: ['Submissions'],
    operationId,
    summary,
    request: {
      headers: z.object({ 'Idempotency-Key': idempotencyKey }),
      body: { required: true, content },
    },
    responses: {
      201: { description: 'Stored', content: { 'application/json': { schema: receipt } } },
      400: failureAnswer('The body could not be read.'),
      403: failureAnswer('Sent by a page of a site that may not send forms.'),
      ...(isForm && { 408: failureAnswer('Arrived too slowly.') }),
      413: failureAnswer('Too large.'),
      415: failureAnswer('Not the expected type of content.'),
      422: failureAnswer('Some fields need correction; `errors` names them.'),
    },
  };
}

/** The forms as the documentation shows them; the routes check bodies themselves. */
export const documentedCalls = [
  describeCall('/investor', 'sendEnquiry', 'A franchise enquiry, or an investor registration', {
    'application/json': {
      schema: z.union([enquiry, investor]),
      examples: { enquiry: { value: sent.enquiry }, investor: { value: sent.investor } },
    },
  }),
  describeCall('/contact', 'sendMessage', 'A message to us', {
    'application/json': { schema: contact, examples: { contact: { value: sent.contact } } },
  }),
  describeCall('/franchise-owner', 'sendListing', 'A franchise to be listed', {
    'multipart/form-data': { schema: listing },
  }),
];
