import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { officeBaseUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { findOrMakeSecret } from '@naya/db/queries/secrets';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { createApiApp } from '../http/app.ts';
import { startJobs } from '../jobs/boss.ts';
import { runJobs } from '../jobs/run.ts';
import { createPost } from '../mail/post.ts';
import { createDiskStore } from '../media/disk-store.ts';
import { officePages } from '../office/app-pages.ts';
import { welcomeFirstOwner } from '../office/first-owner.ts';
import { openOffice } from '../office/open-office.ts';
import { announce, step } from './announce.ts';
import { openStore } from './database.ts';
import { listen, stopListening } from './listen.ts';
import { renderPreviews } from './preview.ts';
import { seedDemo } from './seed-demo.ts';
import { mountSite } from './site.ts';

const officeFolder = join(import.meta.dirname, '../../../office/build');

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Opens everything in order; stopping, or a fault on the way, closes it in the opposite order. */
export async function startServer(
  env: Env,
  log: Logger,
  options: { dev: boolean },
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
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

  const office = await openOffice(core, env);
  const app = createApiApp(core, log, { ...env, office });
  app.route(officeBaseUrl, officePages(officeFolder));
  const site = opened.adopt(await mountSite(app, env, options.dev), (each) => each.close());
  office.preview.render = renderPreviews(app, site, env.publicUrl);
  const listener = getRequestListener((request, bindings) =>
    site.fetch(request, bindings as HttpBindings),
  );
  const server = await listen((...each) => void listener(...each), env.port, env.host);
  opened.defer(() => stopListening(server));

  const url = `http://localhost:${portOf(server)}`;
  announce({
    Site: url,
    'API docs': `${url}/api/docs`,
    Data: store.where,
    'Back office': await welcomeFirstOwner(core.db, office.auth, env, url),
  });
  const running = opened.move();
  return { url, stop: () => running.disposeAsync() };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
