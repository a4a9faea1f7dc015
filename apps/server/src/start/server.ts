import cluster from 'node:cluster';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { provider } from '@naya/contract/site-info/provider';
import { officeBaseUrl } from '@naya/contract/office/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { readPlacesOnce } from '@naya/core/franchises/read-places-once';
import { seedSynonyms, seedReplyTemplates } from '@naya/core/compose/seed';
import { replayErasures } from '@naya/core/compose/privacy/replay-erasures';
import { addOwnEmails } from '@naya/db/submissions/own-emails';
import { findOrMakeSecret } from '@naya/db/secrets';
import type { Logger } from 'pino';
import { healthPortOf, type Env } from '../env.ts';
import { newRouter } from '../api/router.ts';
import { answerError } from '../http/errors.ts';
import { onEveryAnswer } from '../http/every-answer.ts';
import { healthRoutes } from '../http/health.ts';
import { createCardMaker } from '../cards/card-maker.ts';
import { createApiApp } from './api-app.ts';
import { ReadBudget, type ReadLimits, ReadQueue } from '../http/read-limits.ts';
import { lookForBackups, storedBackups } from '../backup/stored-backups.ts';
import { startJobs } from '../jobs/boss.ts';
import { runJobs } from '../jobs/run.ts';
import { createMailer } from '../mail/mailer.ts';
import { createWebhookCaller } from '../webhooks/call-webhook.ts';
import { openMedia } from '../media/store.ts';
import { openOwnFolder } from '../media/disk-store.ts';
import { startCdnPurge } from '../delivery/purge-cdn.ts';
import { examine } from '../doctor/examine.ts';
import { createFaults, type Faults } from '../log/faults.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import { officePages } from '../office/app-pages.ts';
import { openBrands } from '../brands/routes.ts';
import { openMailPort, openMailRoute } from './mail-in.ts';
import { openOffice } from './office.ts';
import { release } from '../release.ts';
import { announceServer, runStep } from './announce.ts';
import { connectDatabase, openReadReplica, type ConnectedDatabase } from './database.ts';
import { listen, requireFreePort, stopListening } from './listen.ts';
import { createRouteNames } from '../metrics/route-names.ts';
import type { Tracing } from '../tracing/start-tracing.ts';
import { createKeptReads } from '../local-api/kept-reads.ts';
import { openCatalogue } from './open-catalogue.ts';
import { mountPageCache } from './mount-page-cache.ts';
import { renderPreviews, mountSite } from './site.ts';
import {
  checkMailServer,
  explainFirstStart,
  requireStore,
  requireWritableFolders,
} from './check-surroundings.ts';
import { seedContent } from './seed-demo.ts';

/** After SIGTERM. main.ts ends the process after ten seconds: the rest of them is for jobs and database. */
const lastAnswerMs = 8_500;

const officeFolder = join(import.meta.dirname, '../../../office/build');

/** It listens on no port if it only works off jobs. */
export type RunningServer = { port: number | null; stop: () => Promise<void> };

/** Everything behind the pages and calls: database, job queue, mail, demo content. `opened` closes it. */
export async function openCore(env: Env, log: Logger, opened: AsyncDisposableStack) {
  const faults = createFaults(log);
  const tracing = env.otlpEndpoint
    ? (await import('../tracing/start-tracing.ts')).startTracing(env.otlpEndpoint)
    : null;
  if (tracing) opened.defer(tracing.stop);
  await requireWritableFolders(env);
  const database = opened.adopt(await connectDatabase(env, log), (each) => each.close());
  const jobs = opened.adopt(
    await runStep('Starting the job queue', () => startJobs(database.url, log, faults)),
    (each) => each.stop(),
  );
  const mailer = opened.adopt(createMailer(env, database.pools.background), (each) => each.close());
  const media = opened.adopt(await openMedia(env, faults), (each) => each.close());
  await requireStore(media, env, log);
  if (env.jobs !== 'off') void checkMailServer(mailer, log);
  const core: CoreContext = {
    db: database.pools.background,
    media,
    enqueue: jobs.enqueue,
    contactEmail: env.contactEmail,
    hasMailServer: env.smtpUrl !== undefined,
    replyDomain: env.mailIn?.domain ?? null,
    publicUrl: env.publicUrl,
    secret: await findOrMakeSecret(database.pools.background, 'privacy-links'),
  };
  await addOwnEmails(core.db, [env.contactEmail, provider.email]);
  await replayErasures(core);
  await seedContent(core, env).catch(explainFirstStart);
  await readPlacesOnce(core);
  await seedSynonyms(core);
  await seedReplyTemplates(core);
  if (env.jobs === 'off') return { core, database, faults, tracing };
  const backUpNow = env.backupPublicKey
    ? async () => {
        const { backUp } = await import('../backup/back-up.ts');
        await backUp({ env, db: core.db, databaseUrl: database.url, log });
      }
    : null;
  await runJobs(jobs.boss, {
    core,
    mailer,
    callWebhook: createWebhookCaller(env),
    backUp: backUpNow,
    log,
  });
  if (env.backupPublicKey) await lookForBackups(env, core.db, log);
  if (env.cdnPurge) {
    const purge = await startCdnPurge(env.cdnPurge, database.url, { log, faults });
    opened.adopt(purge, (each) => each.stop());
  }
  return { core, database, faults, tracing };
}

/** Opens everything in order; stopping, or a fault on the way, closes it in the opposite order. */
export async function startServer(
  env: Env,
  log: Logger,
  { dev }: { dev: boolean },
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  // The processes of a cluster share a port.
  const healthPort = healthPortOf(env);
  const variable = env.jobs === 'only' ? 'JOBS_PORT' : 'PORT';
  if (healthPort !== undefined && !cluster.isWorker)
    await requireFreePort(healthPort, env.host, variable);
  const { core, database, faults, tracing } = await openCore(env, log, opened);
  const serving = { dev, database, opened, faults, tracing };
  const port = env.jobs === 'only' ? null : await serve(env, log, core, serving);
  if (env.jobs !== 'only') {
    opened.adopt(await openMailPort(env, core, log), (each) => each.stop());
  }
  if (port === null && healthPort !== undefined) await serveHealth(env, log, core, serving);
  await announceServer(env, { core, port, dev, data: database.where });
  log.info(release, 'started');
  const running = opened.move();
  return { port, stop: () => running.disposeAsync() };
}

type Serving = {
  dev: boolean;
  database: ConnectedDatabase;
  opened: AsyncDisposableStack;
  faults: Faults;
  tracing: Tracing | null;
};

/** Gives the port on which it listens. */
async function serve(env: Env, log: Logger, core: CoreContext, serving: Serving): Promise<number> {
  const { dev, database, opened, faults, tracing } = serving;
  const stopping = new AbortController();
  const uploadDir = await openOwnFolder(env.uploadDir);
  const office = await openOffice(
    { ...core, db: database.pools.office },
    {
      ...env,
      uploadDir,
      background: core,
      backups: storedBackups(env, database.pools.office),
      examine: () => examine({ env, db: database.pools.office, media: core.media }),
      testDelivery: async (to) =>
        (await import('../mail/test-delivery.ts')).testDelivery(env, database.pools.office, to),
      callWebhook: createWebhookCaller(env),
    },
  );
  // Another backend's brands are not ours to sign in.
  const brands = env.apiBaseUrl
    ? undefined
    : await openBrands({ ...core, db: database.pools.office }, uploadDir);
  const readLimits = env.limits === 'off' ? null : createReadLimits(env);
  const cards = opened.adopt(createCardMaker(env), (each) => each.close());
  const catalogue = opened.adopt(openCatalogue(database.url, faults), (each) => each.stop());
  const replica = openReadReplica(database, faults);
  if (replica) {
    opened.defer(replica.stop);
    catalogue.follow(replica);
  }
  const publicReads = replica?.db ?? database.pools.reads;
  const app = createApiApp({ ...core, catalogue }, log, {
    ...env,
    uploadDir,
    office,
    brands,
    cards,
    pools: database.pools,
    publicReads,
    readLimits,
    stopping: stopping.signal,
    faults,
    mailRoute: await openMailRoute(env, core),
  });
  app.route(officeBaseUrl, officePages(officeFolder));
  if (dev) app.route('/dev/mails', (await import('../mail/preview.ts')).mailPreview());
  const { metricsToken: token } = env;
  const { media } = core;
  const metrics = openMetrics(app, { dbs: database.pools, replica, media, faults, token });
  const kept = createKeptReads();
  catalogue.follow(kept);
  const site = opened.adopt(
    await mountSite(app, env, {
      core: { ...core, db: publicReads, catalogue },
      kept,
      dev,
      log,
      readLimits,
    }),
    (each) => each.close(),
  );
  office.preview.render = renderPreviews(site, log);
  const listener = getRequestListener((request, bindings) =>
    site.fetch(request, bindings as HttpBindings),
  );
  const answer: RequestListener = (...each) => void listener(...each);
  const pages = opened.adopt(
    mountPageCache(
      site,
      metrics.timeRequests(
        tracing ? tracing.traceRequests(answer, createRouteNames(app.routes)) : answer,
      ),
      {
        env,
        catalogue,
        log,
        readLimits,
        faults,
      },
    ),
    (each) => each.close(),
  );
  if (pages.stats) metrics.watchPageCache(pages.stats);
  // Nobody is answered from an empty catalogue, and no page is made before changes are heard.
  await catalogue.tried;
  const server = await listen(pages.listener, env.port, env.host, { stopping: stopping.signal });
  opened.defer(async () => {
    stopping.abort();
    if (!dev) await wait(env.drainMs);
    await stopListening(server, lastAnswerMs - env.drainMs);
  });
  pages.warm();
  return portOf(server);
}

/** Of a process that serves nothing else. */
async function serveHealth(env: Env, log: Logger, core: CoreContext, serving: Serving) {
  const { database, opened, faults } = serving;
  const stopping = new AbortController();
  const app = newRouter();
  app.onError(answerError(log));
  app.use('*', ...onEveryAnswer(log, env.publicUrl));
  const { health: db } = database.pools;
  app.route('/', healthRoutes({ db, uploadDir: env.dataDir, faults, stopping: stopping.signal }));
  const { metricsToken: token } = env;
  openMetrics(app, { dbs: database.pools, media: core.media, faults, token });
  const listener = getRequestListener(app.fetch);
  const server = await listen(
    (request, response) => void listener(request, response),
    env.jobsPort ?? 0,
    env.host,
    { variable: 'JOBS_PORT' },
  );
  opened.defer(async () => {
    stopping.abort();
    await stopListening(server);
  });
}

/** With another backend there is no queue: this process only waits for its answers. */
function createReadLimits({ apiBaseUrl }: Env): ReadLimits {
  return { budget: new ReadBudget(), queue: apiBaseUrl ? null : new ReadQueue() };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
