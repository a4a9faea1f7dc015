import { createRoute } from '@hono/zod-openapi';
import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import { CoreError } from '@naya/core/errors';
import { getEnquiries } from '@naya/core/partners/partners';
import { failureAnswer, newRouter, readRoute, type ApiDeps } from '../api/router.ts';
import { partner as partnerShape } from '../api/schemas/partner.ts';
import { partnerOf } from './partner-of.ts';

const read = readRoute('/partner', {
  tag: 'Partners',
  operationId: 'getPartner',
  summary: 'The partner of the key that is sent, with its enquiries by month',
  body: partnerShape,
});
const route = createRoute({
  ...read,
  security: [{ partnerKey: [] }],
  responses: { ...read.responses, 401: failureAnswer('No key, or one that is not known.') },
});

export function partnerRoutes({ core }: ApiDeps) {
  return newRouter().openapi(route, async (c) => {
    c.header('Cache-Control', 'no-store');
    const partner = partnerOf(c);
    if (!partner) throw new CoreError('signed_out', `Please send your key as ${partnerKeyHeader}.`);
    const { name, sites } = partner;
    return c.json({ name, sites, enquiries: await getEnquiries(core, partner) }, 200);
  });
}
