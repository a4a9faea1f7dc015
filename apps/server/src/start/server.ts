import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { provider } from '@naya/contract/site-info/provider';
import { officeBaseUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { readPlacesOnce } from '@naya/core/franchises/read-places-once';
import { seedSynonyms } from '@naya/core/synonyms/seed-synonyms';
import { seedReplyTemplates } from '@naya/core/reply-templates/seed-reply-templates';
import { replayErasures } from '@naya/core/privacy/replay-erasures';
import { addOwnEmails } from '@naya/db/submissions/own-emails';
import { findOrMakeSecret } from '@naya/db/secrets/secrets';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { createCardMaker } from '../cards/card-maker.ts';
import { createApiApp } from '../http/app.ts';
import { ReadBudget } from '../http/read-budget.ts';
import type { ReadLimits } from '../http/read-limits.ts';
import { ReadLine } from '../http/read-line.ts';
import { startJobs } from '../jobs/boss.ts';
import { runJobs } from '../jobs/run.ts';
import { createMailer } from '../mail/mailer.ts';
import { openMedia } from '../media/open-media.ts';
import { openOwnFolder } from '../media/own-folder.ts';
import { startCdnPurge } from '../delivery/purge-cdn.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import { officePages } from '../office/app-pages.ts';
import { openBrands } from '../brands/mount.ts';
import { openOffice } from '../office/open-office.ts';
import { announceServer } from './announce-server.ts';
import { step } from './announce.ts';
import { openStore, type Store } from './database.ts';
import { listen, stopListening } from './listen.ts';
import { keepPages } from './pages.ts';
import { renderPreviews } from './preview.ts';
import { seedContent } from './seed-demo.ts';
import { mountSite } from './site.ts';

/** After SIGTERM. main.ts ends the process after ten seconds: the rest of them is for jobs and database. */
const lastAnswerMs = 8_500;

const officeFolder = join(import.meta.dirname, '../../../office/build');

/** It listens on no port if it only works off jobs. */
export type RunningServer = { port: number | null; stop: () => Promise<void> };

/** Everything behind the pages and calls: database, job queue, mail, demo content. `opened` closes it. */
export async function openCore(env: Env, log: Logger, opened: AsyncDisposableStack) {
  const store = opened.adopt(await openStore(env, log), (each) => each.close());
  const jobs = opened.adopt(
    await step('Starting the job queue', () => startJobs(store.url, log)),
    (each) => each.stop(),
  );
  const mailer = opened.adopt(createMailer(env), (each) => each.close());
  const media = opened.adopt(await openMedia(env), (each) => each.close());
  const core: CoreContext = {
    db: store.pools.background,
    media,
    enqueue: jobs.enqueue,
    contactEmail: env.contactEmail,
    hasMailServer: env.smtpUrl !== undefined,
    publicUrl: env.publicUrl,
    secret: await findOrMakeSecret(store.pools.background, 'privacy-links'),
  };
  await addOwnEmails(core.db, [env.contactEmail, provider.email]);
  await replayErasures(core);
  await seedContent(core, env);
  await readPlacesOnce(core);
  await seedSynonyms(core);
  await seedReplyTemplates(core);
  if (env.jobs === 'off') return { core, store };
  await runJobs(jobs.boss, { core, mailer, log });
  if (env.cdnPurge) {
    opened.adopt(await startCdnPurge(env.cdnPurge, store.url, log), (each) => each.stop());
  }
  return { core, store };
}

/** Opens everything in order; stopping, or a fault on the way, closes it in the opposite order. */
export async function startServer(
  env: Env,
  log: Logger,
  { dev }: { dev: boolean },
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  const { core, store } = await openCore(env, log, opened);
  const port = env.jobs === 'only' ? null : await serve(env, log, core, { dev, store, opened });
  await announceServer(env, { core, port, dev, data: store.where });
  const running = opened.move();
  return { port, stop: () => running.disposeAsync() };
}

type Serving = {
  dev: boolean;
  store: Store;
  opened: AsyncDisposableStack;
};

/** Gives the port on which it listens. */
async function serve(env: Env, log: Logger, core: CoreContext, serving: Serving): Promise<number> {
  const { dev, store, opened } = serving;
  const stopping = new AbortController();
  const uploadDir = await openOwnFolder(env.uploadDir);
  const office = await openOffice(
    { ...core, db: store.pools.office },
    { ...env, uploadDir, background: core },
  );
  // Another backend's brands are not ours to sign in.
  const brands = env.apiBaseUrl
    ? undefined
    : await openBrands({ ...core, db: store.pools.office }, uploadDir);
  const readLimits = env.limits === 'off' ? null : createReadLimits(env);
  const cards = opened.adopt(createCardMaker(env), (each) => each.close());
  const app = createApiApp(core, log, {
    ...env,
    uploadDir,
    office,
    brands,
    cards,
    pools: store.pools,
    readLimits,
    stopping: stopping.signal,
  });
  app.route(officeBaseUrl, officePages(officeFolder));
  if (dev) app.route('/dev/mails', (await import('../mail/preview.ts')).mailPreview());
  const metrics = openMetrics(app, store.pools, env.metricsToken);
  const site = opened.adopt(
    await mountSite(app, env, { core: { ...core, db: store.pools.reads }, dev, log, readLimits }),
    (each) => each.close(),
  );
  office.preview.render = renderPreviews(site, log);
  const listener = getRequestListener((request, bindings) =>
    site.fetch(request, bindings as HttpBindings),
  );
  const pages = opened.adopt(
    await keepPages(
      site,
      metrics.timed((...each) => void listener(...each)),
      {
        env,
        databaseUrl: store.url,
        log,
        readLimits,
      },
    ),
    (each) => each.close(),
  );
  if (pages.figures) metrics.watch(pages.figures);
  const server = await listen(pages.listener, env.port, env.host, { stopping: stopping.signal });
  opened.defer(async () => {
    stopping.abort();
    if (!dev) await wait(env.drainMs);
    await stopListening(server, lastAnswerMs - env.drainMs);
  });
  pages.warm();
  return portOf(server);
}

/** Another backend's answers are waited for, not made here, however many at once. */
function createReadLimits({ apiBaseUrl }: Env): ReadLimits {
  return { budget: new ReadBudget(), line: apiBaseUrl ? null : new ReadLine() };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
