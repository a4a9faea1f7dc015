import { cacheTags } from '@naya/contract/api/cache-tags';
import { listEvents } from '@naya/db/events/public';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
import { event } from '../api/schemas/content.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const listRoute = readRoute('/events', {
  tag: 'Content',
  operationId: 'listEvents',
  summary: 'All events',
  body: z.array(event),
});

export function eventRoutes({ core, addMedia }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    setCacheHeaders(c, cacheTags.events);
    return c.json((await listEvents(core.db)).map(addMedia), 200);
  });
}
