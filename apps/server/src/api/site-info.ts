import {
  aboutSchema,
  businessHoursSchema,
  contactInfoSchema,
  settingsSchema,
  socialLinksSchema,
  statsSchema,
} from '@naya/contract/entities/site-info';
import { getSiteDocument, getSiteStats } from '@naya/core/content';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from './router.ts';

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
    tagged(c, 'about');
    return c.json(await getSiteDocument(core, 'about'), 200);
  });
}

export function siteInfoRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(statsRoute, async (c) => {
      tagged(c, 'stats', 'franchises');
      return c.json(await getSiteStats(core), 200);
    })
    .openapi(settingsRoute, async (c) => {
      tagged(c, 'settings');
      const { site_name, whatsapp_number } = await getSiteDocument(core, 'settings');
      return c.json({ site_name, whatsapp_number }, 200);
    })
    .openapi(socialRoute, async (c) => {
      tagged(c, 'social-links');
      return c.json(await getSiteDocument(core, 'social-links'), 200);
    })
    .openapi(contactRoute, async (c) => {
      tagged(c, 'contact-info');
      return c.json(await getSiteDocument(core, 'contact-info'), 200);
    })
    .openapi(hoursRoute, async (c) => {
      tagged(c, 'business-hours');
      return c.json(await getSiteDocument(core, 'business-hours'), 200);
    });
}
