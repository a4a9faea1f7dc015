import { submitContact } from '@naya/core/submissions/contact';
import { submitInvestorCall } from '@naya/core/submissions/investor';
import { listingFiles, submitListing } from '@naya/core/submissions/listing';
import { documentedCalls } from './documented-calls.ts';
import { formBody, jsonBody, senderOf } from '../http/body.ts';
import { newRouter, type ApiDeps } from '../api/router.ts';

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
