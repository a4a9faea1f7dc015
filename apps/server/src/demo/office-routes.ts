import { getDemoState } from '@naya/core/demo/demo-state';
import { removeDemo, restoreDemo } from '@naya/core/demo/remove-demo';
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
    handle: async (c, { core }) => c.json(await removeDemo(core, c.var.actor, c.var.body)),
  },
  {
    method: 'post',
    path: '/demo/restore',
    access: owners,
    handle: async (c, { core }) => c.json(await restoreDemo(core, c.var.actor)),
  },
];
