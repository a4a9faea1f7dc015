import { z } from 'zod';
import { apiPaths } from '@naya/contract/api/paths';
import { formElapsedHeader, formTrapHeader } from '@naya/contract/submissions/form-hints';
import { testModeHeader } from '@naya/contract/partners/key-header';
import {
  erasePersonalData,
  readPersonalData,
  endMyEnquiries,
  sendNewDataLink,
} from '@naya/core/compose/privacy/personal-data';
import { readOwnId } from '@naya/contract/own-id';
import { requireFound } from '@naya/core/errors';
import { readSiteDetails } from '@naya/core/site-info/site-details';
import { submitContact } from '@naya/core/submissions/contact';
import { registerForEvent } from '@naya/core/submissions/event';
import { submitReport } from '@naya/core/submissions/report';
import { submitInvestorCall, submitStrictInvestorCall } from '@naya/core/submissions/investor';
import { listingFiles, submitListing } from '@naya/core/submissions/listing';
import * as sent from '../api/docs/sent-examples.ts';
import { newRouter, type ApiDeps, failureAnswer, readRoute } from '../api/router.ts';
import {
  contact,
  enquiry,
  enquiryByName,
  eventRegistration,
  investor,
  listing,
  receipt,
  report,
  siteEnquiry,
  siteEnquiryByName,
} from '../api/schemas/forms.ts';
import { widget } from '../api/schemas/site-info.ts';
import { formBody, jsonBody, senderOf, replayedHeader } from '../http/body.ts';
import { mayPost } from './partner-posts.ts';

const idempotencyKey = z
  .uuid()
  .optional()
  .describe(
    'A UUID made by the sender: what is sent twice under one key is stored once, and answered the same. A key is kept for good.',
  );

/** Read by hand, since nothing is refused for them. */
const formHints = {
  [formElapsedHeader]: z
    .unknown()
    .optional()
    .openapi({
      type: 'integer',
      minimum: 0,
      param: {
        description: 'Milliseconds from the first sight of a form that a person filled in.',
      },
    }),
  [formTrapHeader]: z
    .unknown()
    .optional()
    .openapi({
      type: 'string',
      enum: ['1'],
      param: { description: '`1` when a field that nobody sees has text. Otherwise left out.' },
    }),
};

const headers = {
  [replayedHeader]: {
    description: '`true` when it was stored before under this key; otherwise absent.',
    schema: { type: 'string' as const, enum: ['true'] },
  },
  [testModeHeader]: {
    description: '`true` when it was sent with a test key; otherwise absent.',
    schema: { type: 'string' as const, enum: ['true'] },
  },
};

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
      headers: z.object({ 'Idempotency-Key': idempotencyKey, ...formHints }),
      body: { required: true, content },
    },
    responses: {
      201: {
        description: 'Stored',
        headers,
        content: { 'application/json': { schema: receipt } },
      },
      400: failureAnswer('The body could not be read.'),
      403: failureAnswer('Sent by a page of a site that may not send forms.'),
      ...(isForm && { 408: failureAnswer('Arrived too slowly.') }),
      413: failureAnswer('Too large.'),
      415: failureAnswer('Not the expected type of content.'),
      422: failureAnswer('Some fields need correction; `errors` names them.'),
    },
  };
}

const sendsEnquiry = (...enquiries: [z.ZodObject, z.ZodObject]) =>
  describeCall('/investor', 'sendEnquiry', 'A franchise enquiry, or an investor registration', {
    'application/json': {
      schema: z.union([...enquiries, investor]),
      examples: { enquiry: { value: sent.enquiry }, investor: { value: sent.investor } },
    },
  });
const otherCalls = [
  describeCall('/contact', 'sendMessage', 'A message to us', {
    'application/json': { schema: contact, examples: { contact: { value: sent.contact } } },
  }),
  describeCall('/report', 'sendReport', 'Something is wrong with a listing', {
    'application/json': { schema: report },
  }),
  describeCall('/event-registration', 'registerForEvent', 'Somebody comes to an event', {
    'application/json': { schema: eventRegistration },
  }),
  describeCall('/franchise-owner', 'sendListing', 'A franchise to be listed', {
    'multipart/form-data': { schema: listing },
  }),
];

/** The forms as the documentation shows them; the routes check bodies themselves. */
const documentedCalls = {
  primary: [sendsEnquiry(siteEnquiry, siteEnquiryByName), ...otherCalls],
  alternative: [sendsEnquiry(enquiry, enquiryByName), ...otherCalls],
};

/** The alternative set is strict about the brand that an enquiry names; the primary set is as tolerant as its specification. */
const submitInvestorOf = { primary: submitInvestorCall, alternative: submitStrictInvestorCall };

export function submissionRoutes(
  { core, limits, uploadDir }: ApiDeps,
  set: keyof typeof submitInvestorOf,
) {
  const submitInvestor = submitInvestorOf[set];
  const routes = newRouter();
  const listingBody = formBody(uploadDir, limits, listingFiles);
  for (const call of documentedCalls[set]) routes.openAPIRegistry.registerPath(call);

  routes.post('/investor', ...jsonBody, async (c) => {
    const receipt = await submitInvestor(core, c.var.body, senderOf(c, limits));
    return c.json(receipt, 201);
  });
  routes.post('/contact', ...jsonBody, async (c) => {
    const receipt = await submitContact(core, c.var.body, senderOf(c, limits));
    return c.json(receipt, 201);
  });
  routes.post('/report', ...jsonBody, async (c) => {
    const receipt = await submitReport(core, c.var.body, senderOf(c, limits));
    return c.json(receipt, 201);
  });
  routes.post('/event-registration', ...jsonBody, async (c) => {
    const receipt = await registerForEvent(core, c.var.body, senderOf(c, limits));
    return c.json(receipt, 201);
  });
  routes.post('/franchise-owner', listingBody, async (c) => {
    const receipt = await submitListing(core, c.var.form, senderOf(c, limits));
    return c.json(receipt, 201);
  });
  return routes;
}

const route = readRoute(apiPaths.widget, {
  tag: 'Site',
  operationId: 'getWidget',
  summary: 'The name of the site, and whether pages of the asking origin may send forms',
  body: widget,
});

/** Each site gets an answer of its own, and a new one as soon as it is listed: nobody may store it. */
export function widgetRoutes({ core }: ApiDeps) {
  return newRouter().openapi(route, async (c) => {
    const [{ name }, may_post] = await Promise.all([
      readSiteDetails(core.db, core.publicUrl),
      mayPost(c, core),
    ]);
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Origin', { append: true });
    return c.json({ site_name: name, may_post }, 200);
  });
}

/** Serves and erases a sender's data behind the signed link of their mail. No cache stores the answers. */
export function myDataRoutes({ core, forms }: ApiDeps) {
  const routes = newRouter();
  routes.use('/my-data/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  routes.get('/my-data/:token', async (c) =>
    c.json(await readPersonalData(core, c.req.param('token'))),
  );
  routes.delete('/my-data/:token', async (c) =>
    c.json(await erasePersonalData(forms, c.req.param('token'))),
  );
  routes.post('/my-data/:token/endings/:which', async (c) => {
    const { token, which } = c.req.param();
    const only = which === 'all' ? null : requireFound(readOwnId(which), 'This enquiry');
    await endMyEnquiries(forms, token, only);
    return c.json({ success: true }, 200);
  });
  routes.post('/my-data/:token/new-link', async (c) => {
    await sendNewDataLink(forms, c.req.param('token'));
    return c.json({ success: true }, 202);
  });
  return routes;
}
