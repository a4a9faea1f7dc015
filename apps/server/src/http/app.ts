import { officeApiUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import type { Logger } from 'pino';
import { alternativeSet, primarySet } from '../api/call-sets.ts';
import { docsPage } from '../api/docs-page.ts';
import { newRouter } from '../api/router.ts';
import { mountOffice } from '../office/mount.ts';
import type { OfficeDeps } from '../office/route.ts';
import { answerError, answerUnknown } from './errors.ts';
import { finish } from './finish.ts';
import { foreignApi } from './foreign-api.ts';
import { healthRoutes } from './health.ts';
import { createLimits } from './limits.ts';
import { mediaRoutes } from './media.ts';

const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Naya Outlet API',
    version: '1.0.0',
    description:
      'One catalogue behind two call sets: `/admin/api` is what the site uses, `/api` what the shared store and partner pages use.',
  },
};

export type ApiOptions = {
  apiBaseUrl?: string | undefined;
  trustProxy?: boolean;
  office?: OfficeDeps | undefined;
};

/** Everything but the pages: both call sets, their documentation, pictures, health. */
export function createApiApp(core: CoreContext, log: Logger, options: ApiOptions = {}) {
  const { apiBaseUrl, trustProxy = false, office } = options;
  const deps = { core, limits: createLimits(trustProxy) };
  const app = newRouter();
  app.onError(answerError(log));
  app.use('/admin/api/*', finish);
  app.use('/api/*', finish);
  app.use(`${officeApiUrl}/*`, finish);
  if (apiBaseUrl) app.route('/admin/api', foreignApi(apiBaseUrl));
  else app.route('/admin/api', primarySet(deps));
  app.route('/api', alternativeSet(deps));
  app.doc31('/api/openapi.json', openApi);
  app.get('/api/docs', (c) => c.html(docsPage(app.getOpenAPI31Document(openApi))));
  if (office) app.route(officeApiUrl, mountOffice(office));
  app.all('/admin/api/*', answerUnknown);
  app.all('/api/*', answerUnknown);
  app.route('/media', mediaRoutes(core.media));
  app.route('/', healthRoutes(core.db));
  return app;
}
