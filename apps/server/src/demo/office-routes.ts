import { getDemoState, removeDemo, restoreDemo } from '@naya/core/compose/demo/demo';
import { owners, type OfficeRoute } from '../office/route.ts';

export const demoRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/demo',
    access: owners,
    handle: async (c, { core }) => c.json(await getDemoState(core)),
  },
  {
    method: 'post',
    path: '/demo/remove',
    access: owners,
    body: 'json',
    handle: async (c, { background }) =>
      c.json(await removeDemo(background, c.var.actor, c.var.body)),
  },
  {
    method: 'post',
    path: '/demo/restore',
    access: owners,
    handle: async (c, { background }) => c.json(await restoreDemo(background, c.var.actor)),
  },
];
