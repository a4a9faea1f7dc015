import type { Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Context as CoreContext } from '@naya/core/context';
import { findOrMakeSecret } from '@naya/db/queries/secrets';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { createApiApp } from '../http/app.ts';
import { startJobs } from '../jobs/boss.ts';
import { runJobs } from '../jobs/run.ts';
import { createPost } from '../mail/post.ts';
import { createDiskStore } from '../media/disk-store.ts';
import { announce, step } from './announce.ts';
import { openStore } from './database.ts';
import { listen, stopListening } from './listen.ts';
import { keepPages } from './pages.ts';
import { seedDemo } from './seed-demo.ts';
import { mountSite } from './site.ts';

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Everything behind the pages and calls: database, job queue, mail, demo content. `opened` closes it. */
export async function openCore(env: Env, log: Logger, opened: AsyncDisposableStack) {
  const store = opened.adopt(await openStore(env, log), (each) => each.close());
  const jobs = opened.adopt(
    await step('Starting the job queue', () => startJobs(store.url, log)),
    (each) => each.stop(),
  );
  const post = opened.adopt(createPost(env), (each) => each.close());
  const core: CoreContext = {
    db: store.db,
    media: createDiskStore(env.mediaDir),
    enqueue: jobs.enqueue,
    contactEmail: env.contactEmail,
    publicUrl: env.publicUrl,
    secret: await findOrMakeSecret(store.db, 'privacy-links'),
  };
  if (env.demo) await seedDemo(core);
  if (env.jobs) await runJobs(jobs.boss, core, post, log);
  return { core, store };
}

/** Opens everything in order; stopping, or a fault on the way, closes it in the opposite order. */
export async function startServer(
  env: Env,
  log: Logger,
  options: { dev: boolean },
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  const { core, store } = await openCore(env, log, opened);
  const app = createApiApp(core, log, env);
  const site = opened.adopt(await mountSite(app, env, options.dev), (each) => each.close());
  const listener = getRequestListener((request, bindings) =>
    site.fetch(request, bindings as HttpBindings),
  );
  const pages = opened.adopt(
    await keepPages(site, (...each) => void listener(...each), {
      env,
      databaseUrl: store.url,
      log,
    }),
    (each) => each.close(),
  );
  const server = await listen(pages.listener, env.port, env.host);
  opened.defer(() => stopListening(server));
  pages.warm();

  const url = announceSite(portOf(server), store.where);
  const running = opened.move();
  return { url, stop: () => running.disposeAsync() };
}

export function announceSite(port: number, dataPlace: string): string {
  const url = `http://localhost:${port}`;
  announce({
    Site: url,
    'API docs': `${url}/api/docs`,
    Data: dataPlace,
    'Back office': 'not part of this version yet',
  });
  return url;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
