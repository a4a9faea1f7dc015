import { say } from '@naya/contract/messages/catalogue';
import { createRoute } from '@hono/zod-openapi';
import { partnerSchema } from '@naya/contract/partners/entity';
import { partnerKeyHeader, testModeHeader } from '@naya/contract/partners/key-header';
import { CoreError } from '@naya/core/errors';
import { getEnquiries } from '@naya/core/partners/partners';
import { failureAnswer, newRouter, readRoute, type ApiDeps } from '../api/router.ts';
import { documentSchema } from '../api/schemas/document-schema.ts';
import { isTest, partnerOf } from '../http/partner-of.ts';

const partnerShape = documentSchema('Partner', partnerSchema, 'A partner as it sees itself.', {
  name: 'Name of the partner.',
  sites: 'Origins whose pages may send forms.',
  enquiries:
    'Enquiries that were sent with the key, by month in Indian time, newest first, of the last twelve; months without any are absent.',
  test: 'True when the key is a test key; otherwise absent.',
});

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
    if (isTest(c)) c.header(testModeHeader, 'true');
    const test = isTest(c) ? { test: true as const } : {};
    const partner = partnerOf(c);
    if (!partner && isTest(c)) {
      return c.json({ name: 'Public test key', sites: [], enquiries: [], ...test }, 200);
    }
    if (!partner)
      throw new CoreError('signed_out', say('partnerKeyMissing', { header: partnerKeyHeader }));
    const { name, sites } = partner;
    return c.json({ name, sites, enquiries: await getEnquiries(core, partner), ...test }, 200);
  });
}
