import { owners, type OfficeRoute } from '../office/route.ts';

export const doctorRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/doctor',
    access: owners,
    handle: async (c, { examine }) => c.json(await examine()),
  },
];
