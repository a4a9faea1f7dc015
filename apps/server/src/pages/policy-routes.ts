import { createRoute } from '@hono/zod-openapi';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { getSiteDocument } from '@naya/core/site-info/get-documents';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
import { newRouter, type ApiDeps } from '../api/router.ts';

const policyRoute = <Path extends '/privacy-policy' | '/terms'>(
  path: Path,
  operationId: string,
  summary: string,
) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Site'],
    operationId,
    summary,
    responses: {
      200: { description: 'HTML text', content: { 'text/html': { schema: z.string() } } },
    },
  });

export function policyRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(
      policyRoute('/privacy-policy', 'getPrivacyPolicy', 'The privacy policy'),
      async (c) => {
        setCacheHeaders(c, cacheTags.privacyPolicy);
        return c.html(await getSiteDocument(core, 'privacy-policy'), 200, harmless);
      },
    )
    .openapi(policyRoute('/terms', 'getTerms', 'The terms'), async (c) => {
      setCacheHeaders(c, cacheTags.terms);
      return c.html(await getSiteDocument(core, 'terms'), 200, harmless);
    });
}

// It is a fragment for other pages; opened by itself it must not do anything.
const harmless = { 'Content-Security-Policy': "default-src 'none'; sandbox" };
