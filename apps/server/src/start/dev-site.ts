import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Router } from '../api/router.ts';
import { currentRequestId } from '../http/request-id.ts';
import type { CreateSite, MountedSite } from './site.ts';

/** Vite in middleware mode: edits show at once. Only here is Vite loaded into the server. */
export async function mountDevSite(
  app: Router,
  siteFolder: string,
  options: Parameters<CreateSite>[0],
): Promise<MountedSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: siteFolder,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const withVite = new Hono<{ Bindings: HttpBindings }>();
  withVite.use('*', async (c, next) => {
    const { incoming, outgoing } = c.env;
    const answered = await new Promise<boolean>((resolve) => {
      outgoing.once('finish', () => resolve(true));
      vite.middlewares(incoming, outgoing, () => resolve(false));
    });
    if (answered) return RESPONSE_ALREADY_SENT;
    return next();
  });
  const loadSite = async () => {
    const module = await vite.ssrLoadModule(join(siteFolder, 'server/app.ts'));
    return (module as { createSite: CreateSite }).createSite;
  };
  app.all('*', async (c) => (await loadSite())(options)(c.req.raw, currentRequestId()));
  withVite.route('/', app);
  return {
    fetch: withVite.fetch,
    pages: null,
    close: () => vite.close(),
    createSite: loadSite,
    options,
  };
}
