import { sayChecks } from '@naya/core/franchises/say-checks';
import { z } from 'zod';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { businessHoursSchema } from '@naya/contract/site-info/entity';
import { readPublicSettings, getSiteDocument } from '@naya/core/site-info/documents';
import { getInsights } from '@naya/core/site-info/get-insights';
import { getStats } from '@naya/core/site-info/get-stats';
import { itemParameters, shapeItem } from '../api/answer-items.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';
import * as shapes from '../api/schemas/site-info.ts';
import { insight } from '../api/schemas/site-info.ts';
import { setCacheHeaders } from '../http/respond.ts';

const tag = 'Site';
const aboutRoute = readRoute('/about', {
  tag,
  operationId: 'getAbout',
  summary: 'The about story',
  body: shapes.about,
  query: itemParameters,
});
const statsRoute = readRoute('/stats', {
  tag,
  operationId: 'getStats',
  summary: 'Site figures',
  body: shapes.stats,
});
const settingsRoute = readRoute('/settings', {
  tag,
  operationId: 'getSettings',
  summary: 'Public settings',
  body: shapes.settings,
});
const socialRoute = readRoute('/social-media', {
  tag,
  operationId: 'getSocialLinks',
  summary: 'Links to social sites',
  body: shapes.socialLinks,
});
const contactRoute = readRoute('/contact-info', {
  tag,
  operationId: 'getContactInfo',
  summary: 'Addresses, e-mails and phones',
  body: shapes.contactInfo,
});
const hoursRoute = readRoute('/business-hours', {
  tag,
  operationId: 'getBusinessHours',
  summary: 'Hours by day',
  body: businessHoursSchema,
});

export function aboutRoutes({ core, addMedia }: ApiDeps) {
  return newRouter().openapi(aboutRoute, async (c) => {
    setCacheHeaders(c, cacheTags.about);
    const about = await sayChecks(core.db, await getSiteDocument(core, 'about'));
    return c.json(shapeItem(c, core.publicUrl, addMedia(about)), 200);
  });
}

export function siteInfoRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(statsRoute, async (c) => {
      setCacheHeaders(c, cacheTags.stats);
      return c.json(await getStats(core), 200);
    })
    .openapi(settingsRoute, async (c) => {
      setCacheHeaders(c, cacheTags.settings);
      return c.json(await readPublicSettings(core.db), 200);
    })
    .openapi(socialRoute, async (c) => {
      setCacheHeaders(c, cacheTags.socialLinks);
      return c.json(await getSiteDocument(core, 'social-links'), 200);
    })
    .openapi(contactRoute, async (c) => {
      setCacheHeaders(c, cacheTags.contactInfo);
      return c.json(await getSiteDocument(core, 'contact-info'), 200);
    })
    .openapi(hoursRoute, async (c) => {
      setCacheHeaders(c, cacheTags.businessHours);
      return c.json(await getSiteDocument(core, 'business-hours'), 200);
    });
}

const listRoute = readRoute('/franchise-insights', {
  tag: 'Franchises',
  operationId: 'listInsights',
  summary: 'Figures computed from the catalogue',
  body: z.array(insight),
});

export function insightRoutes({ core }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    setCacheHeaders(c, cacheTags.insights);
    return c.json(await getInsights(core), 200);
  });
}
