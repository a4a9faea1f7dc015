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
import { ReadBudget, type ReadLimits, ReadQueue } from '../http/read-limits.ts';
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
import { runStep } from './announce.ts';
import { connectDatabase, type ConnectedDatabase } from './database.ts';
import { listen, stopListening } from './listen.ts';
import { mountPageCache } from './mount-page-cache.ts';
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
  const database = opened.adopt(await connectDatabase(env, log), (each) => each.close());
  const jobs = opened.adopt(
    await runStep('Starting the job queue', () => startJobs(database.url, log)),
    (each) => each.stop(),
  );
  const mailer = opened.adopt(createMailer(env), (each) => each.close());
  const media = opened.adopt(await openMedia(env), (each) => each.close());
  const core: CoreContext = {
    db: database.pools.background,
    media,
    enqueue: jobs.enqueue,
    contactEmail: env.contactEmail,
    hasMailServer: env.smtpUrl !== undefined,
    publicUrl: env.publicUrl,
    secret: await findOrMakeSecret(database.pools.background, 'privacy-links'),
  };
  await addOwnEmails(core.db, [env.contactEmail, provider.email]);
  await replayErasures(core);
  await seedContent(core, env);
  await readPlacesOnce(core);
  await seedSynonyms(core);
  await seedReplyTemplates(core);
  if (env.jobs === 'off') return { core, database };
  await runJobs(jobs.boss, { core, mailer, log });
  if (env.cdnPurge) {
    opened.adopt(await startCdnPurge(env.cdnPurge, database.url, log), (each) => each.stop());
  }
  return { core, database };
}

/** Opens everything in order; stopping, or a fault on the way, closes it in the opposite order. */
export async function startServer(
  env: Env,
  log: Logger,
  { dev }: { dev: boolean },
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  const { core, database } = await openCore(env, log, opened);
  const port = env.jobs === 'only' ? null : await serve(env, log, core, { dev, database, opened });
  await announceServer(env, { core, port, dev, data: database.where });
  const running = opened.move();
  return { port, stop: () => running.disposeAsync() };
}

type Serving = {
  dev: boolean;
  database: ConnectedDatabase;
  opened: AsyncDisposableStack;
};

/** Gives the port on which it listens. */
async function serve(env: Env, log: Logger, core: CoreContext, serving: Serving): Promise<number> {
  const { dev, database, opened } = serving;
  const stopping = new AbortController();
  const uploadDir = await openOwnFolder(env.uploadDir);
  const office = await openOffice(
    { ...core, db: database.pools.office },
    { ...env, uploadDir, background: core },
  );
  // Another backend's brands are not ours to sign in.
  const brands = env.apiBaseUrl
    ? undefined
    : await openBrands({ ...core, db: database.pools.office }, uploadDir);
  const readLimits = env.limits === 'off' ? null : createReadLimits(env);
  const cards = opened.adopt(createCardMaker(env), (each) => each.close());
  const app = createApiApp(core, log, {
    ...env,
    uploadDir,
    office,
    brands,
    cards,
    pools: database.pools,
    readLimits,
    stopping: stopping.signal,
  });
  app.route(officeBaseUrl, officePages(officeFolder));
  if (dev) app.route('/dev/mails', (await import('../mail/preview.ts')).mailPreview());
  const metrics = openMetrics(app, database.pools, env.metricsToken);
  const site = opened.adopt(
    await mountSite(app, env, {
      core: { ...core, db: database.pools.reads },
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
  const pages = opened.adopt(
    await mountPageCache(
      site,
      metrics.timeRequests((...each) => void listener(...each)),
      {
        env,
        databaseUrl: database.url,
        log,
        readLimits,
      },
    ),
    (each) => each.close(),
  );
  if (pages.stats) metrics.watchPageCache(pages.stats);
  const server = await listen(pages.listener, env.port, env.host, { stopping: stopping.signal });
  opened.defer(async () => {
    stopping.abort();
    if (!dev) await wait(env.drainMs);
    await stopListening(server, lastAnswerMs - env.drainMs);
  });
  pages.warm();
  return portOf(server);
}

/** With another backend there is no queue: this process only waits for its answers. */
function createReadLimits({ apiBaseUrl }: Env): ReadLimits {
  return { budget: new ReadBudget(), queue: apiBaseUrl ? null : new ReadQueue() };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
