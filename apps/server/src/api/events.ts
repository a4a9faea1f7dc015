import { eventSchema } from '@naya/contract/entities/event';
import { getEvents } from '@naya/core/content';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from './router.ts';

const listRoute = readRoute('/events', {
  tag: 'Content',
  summary: 'All events',
  body: z.array(eventSchema),
});

export function eventRoutes({ core }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    tagged(c, 'events');
    return c.json(await getEvents(core), 200);
  });
}
