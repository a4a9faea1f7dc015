import {
  erasePersonalData,
  readPersonalData,
  sendNewDataLink,
} from '@naya/core/privacy/personal-data';
import { newRouter, type ApiDeps } from '../api/router.ts';

/** Serves and erases a sender's data behind the signed link of their mail. No cache stores the answers. */
export function myDataRoutes({ core, forms }: ApiDeps) {
  const routes = newRouter();
  routes.use('/my-data/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  routes.get('/my-data/:token', async (c) =>
    c.json(await readPersonalData(core, c.req.param('token'))),
  );
  routes.delete('/my-data/:token', async (c) =>
    c.json(await erasePersonalData(forms, c.req.param('token'))),
  );
  routes.post('/my-data/:token/new-link', async (c) => {
    await sendNewDataLink(forms, c.req.param('token'));
    return c.json({ success: true }, 202);
  });
  return routes;
}
