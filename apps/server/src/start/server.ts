import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { provider } from '@naya/contract/provider';
import type { Context as CoreContext } from '@naya/core/context';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { createApiApp } from '../http/app.ts';
import { createDiskStore } from '../media/disk-store.ts';
import { announce } from './announce.ts';
import { openStore } from './database.ts';
import { listen } from './listen.ts';
import { seedDemo } from './seed-demo.ts';
import { mountSite } from './site.ts';

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Opens everything in order, and closes it in the opposite order. */
export async function startServer(
  env: Env,
  log: Logger,
  options: { dev: boolean },
): Promise<RunningServer> {
  const store = await openStore(env, log);
  try {
    const core: CoreContext = {
      db: store.db,
      media: createDiskStore(env.mediaDir),
      contactEmail: env.contactEmail ?? provider.email,
    };
    if (env.demo) await seedDemo(core);

    const app = createApiApp(core, log, env.apiBaseUrl);
    const site = await mountSite(app, env, options.dev);
    const server = await listen(getRequestListener((request, env) => site.fetch(request, env as HttpBindings)), env.port, env.host);
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    const url = `http://localhost:${port}`;
    announce({
      'Site        ': url,
      'API docs': `${url}/api/docs`,
      Data: store.where,
      'Back office': 'not part of this version yet',
    });
    return {
      url,
      async stop() {
        server.closeIdleConnections();
        await new Promise((resolve) => server.close(resolve));
        await site.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
