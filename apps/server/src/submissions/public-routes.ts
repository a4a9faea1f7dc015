import { submitContact } from '@naya/core/submissions/contact';
import { submitInvestorCall } from '@naya/core/submissions/investor';
import { listingFiles, submitListing } from '@naya/core/submissions/listing';
import { documentedCalls } from './documented-calls.ts';
import { formBody, jsonBody, senderOf } from '../http/body.ts';
import { newRouter, type ApiDeps } from '../api/router.ts';

export function submissionRoutes({ core, limits, uploadDir }: ApiDeps) {
  const routes = newRouter();
  const listingBody = formBody(uploadDir, listingFiles);
  for (const call of documentedCalls) routes.openAPIRegistry.registerPath(call);

  routes.post('/investor', ...jsonBody, async (c) => {
    const receipt = await submitInvestorCall(core, c.var.body, senderOf(c, limits));
    return c.json(receipt, 201);
  });
  routes.post('/contact', ...jsonBody, async (c) => {
    const receipt = await submitContact(core, c.var.body, senderOf(c, limits));
    return c.json(receipt, 201);
  });
  routes.post('/franchise-owner', listingBody, async (c) => {
    const receipt = await submitListing(core, c.var.form, senderOf(c, limits));
    return c.json(receipt, 201);
  });
  return routes;
}
