import { cacheTags } from '@naya/contract/api/cache-tags';
import {
  aboutSchema,
  businessHoursSchema,
  contactInfoSchema,
  settingsSchema,
  socialLinksSchema,
  statsSchema,
} from '@naya/contract/site-info/entity';
import { getSiteDocument } from '@naya/core/site-info/get-documents';
import { getStats } from '@naya/db/site-info/stats';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const tag = 'Site';
const aboutRoute = readRoute('/about', { tag, summary: 'The about story', body: aboutSchema });
const statsRoute = readRoute('/stats', { tag, summary: 'Site figures', body: statsSchema });
const settingsRoute = readRoute('/settings', {
  tag,
  summary: 'Public settings',
  body: settingsSchema,
});
const socialRoute = readRoute('/social-media', {
  tag,
  summary: 'Links to social sites',
  body: socialLinksSchema,
});
const contactRoute = readRoute('/contact-info', {
  tag,
  summary: 'Addresses, e-mails and phones',
  body: contactInfoSchema,
});
const hoursRoute = readRoute('/business-hours', {
  tag,
  summary: 'Hours by day',
  body: businessHoursSchema,
});

export function aboutRoutes({ core }: ApiDeps) {
  return newRouter().openapi(aboutRoute, async (c) => {
    tagged(c, cacheTags.about);
    return c.json(await getSiteDocument(core, 'about'), 200);
  });
}

export function siteInfoRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(statsRoute, async (c) => {
      tagged(c, cacheTags.stats);
      return c.json(await getStats(core.db), 200);
    })
    .openapi(settingsRoute, async (c) => {
      tagged(c, cacheTags.settings);
      const { site_name, whatsapp_number } = await getSiteDocument(core, 'settings');
      return c.json({ site_name, whatsapp_number }, 200);
    })
    .openapi(socialRoute, async (c) => {
      tagged(c, cacheTags.socialLinks);
      return c.json(await getSiteDocument(core, 'social-links'), 200);
    })
    .openapi(contactRoute, async (c) => {
      tagged(c, cacheTags.contactInfo);
      return c.json(await getSiteDocument(core, 'contact-info'), 200);
    })
    .openapi(hoursRoute, async (c) => {
      tagged(c, cacheTags.businessHours);
      return c.json(await getSiteDocument(core, 'business-hours'), 200);
    });
}
