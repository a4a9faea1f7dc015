import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadContext } from '@naya/core/context';
import { openDatabase, type Database } from '@naya/db/client';
import {
  runEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@naya/db/postgres/run-embedded-postgres';
import { migrateDatabase } from '@naya/db/migrate';
import { mails } from '@naya/db/tables/mail';
import { submissions } from '@naya/db/tables/submissions';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { createApiApp } from '../src/start/api-app.ts';
import { startJobs, type Jobs } from '../src/jobs/boss.ts';
import { runJobs } from '../src/jobs/run.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { createWebhookCaller } from '../src/webhooks/call-webhook.ts';
import { openMedia } from '../src/media/store.ts';
import { createFaults } from '../src/log/faults.ts';
import { openCatalogue, type OpenCatalogue } from '../src/start/open-catalogue.ts';
import { postJson } from './support/api.ts';
import { useFolder } from './support/use-folder.ts';

const log = pino({ level: 'silent' });
const folder = useFolder();
let postgres: EmbeddedPostgres;
let database: Database;
let jobs: Jobs;
let catalogue: OpenCatalogue;
let app: ReturnType<typeof createApiApp>;

const startPostgres = () => runEmbeddedPostgres({ dataDir: join(folder(), 'pg'), log: () => {} });

beforeAll(async () => {
  postgres = await startPostgres();
  database = openDatabase({ url: postgres.url });
  await migrateDatabase(database.db);
  jobs = await startJobs(postgres.url, log);
  catalogue = openCatalogue(postgres.url, createFaults(log));
  const env = readEnv({ DATA_DIR: folder() });
  const core: ReadContext = {
    catalogue,
    db: database.db,
    media: await openMedia(env),
    enqueue: jobs.enqueue,
    contactEmail: 'hello@example.in',
    hasMailServer: false,
    replyDomain: null,
    publicUrl: env.publicUrl,
    secret: 'a secret of the tests',
  };
  await runJobs(jobs.boss, {
    core,
    mailer: createMailer(env),
    callWebhook: createWebhookCaller(env),
    backUp: null,
    log,
  });
  app = createApiApp(core, log, { uploadDir: folder() });
});
afterAll(async () => {
  await jobs.stop();
  await catalogue.stop();
  await database.close();
  await postgres.stop();
});

async function send(key: string) {
  const email = `asha@${key}.example`;
  const contact = { name: 'Asha', email, subject: 'Other', message: 'Hi' };
  return app.request('/admin/api/contact', postJson(contact, { 'Idempotency-Key': key }));
}
const makeKeys = (count: number) => Array.from({ length: count }, () => randomUUID());
const sendAll = (keys: string[]) => Promise.all(keys.map(send));

it('forms get 503 and when to come back; with the database back all goes on', async () => {
  const [first, during, after] = [makeKeys(1), makeKeys(40), makeKeys(30)];
  expect((await sendAll(first))[0]?.status).toBe(201);

  // Some are under way while it stops: each is either kept or told to come again.
  const underway = sendAll(during);
  await postgres.stop();
  try {
    for (const { status } of await underway) expect([201, 503]).toContain(status);
    for (const response of await sendAll(after)) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ success: false, errors: {} });
    }
    expect((await app.request('/readyz')).status).toBe(503);
  } finally {
    // Also after a failure: stopping the job queue waits for the database.
    postgres = await startPostgres();
  }

  const all = [...first, ...during, ...after];
  for (const { status } of await sendAll(all)) expect(status).toBe(201);
  expect((await app.request('/readyz')).status).toBe(200);
  expect(await database.db.$count(submissions)).toBe(all.length);
  const unsent = () => database.db.$count(mails, eq(mails.status, 'queued'));
  await expect.poll(unsent).toBe(0);
  expect(await readdir(join(folder(), 'mail'))).toHaveLength(all.length * 2);
});
