import { apiPaths } from '@naya/contract/api/paths';
import { readSiteDetails } from '@naya/core/site-info/site-details';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';
import { widget } from '../api/schemas/site-info.ts';
import { mayPost } from './partner-posts.ts';

const route = readRoute(apiPaths.widget, {
  tag: 'Site',
  operationId: 'getWidget',
  summary: 'The name of the site, and whether pages of the asking origin may send forms',
  body: widget,
});

/** Each site gets an answer of its own, and a new one as soon as it is listed: nobody may store it. */
export function widgetRoutes({ core }: ApiDeps) {
  return newRouter().openapi(route, async (c) => {
    const [{ name }, may_post] = await Promise.all([
      readSiteDetails(core.db, core.publicUrl),
      mayPost(c, core),
    ]);
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Origin', { append: true });
    return c.json({ site_name: name, may_post }, 200);
  });
}
