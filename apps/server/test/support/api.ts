import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadContext } from '@naya/core/context';
import { openDatabase } from '@naya/db/client';
import { connectTimeoutMs } from '@naya/db/testing/setup';
import { createTestDatabase } from '@naya/db/testing/database';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { sampleKeys } from './backup-keys.ts';
import { storedBackups } from '../../src/backup/stored-backups.ts';
import { examine } from '../../src/doctor/examine.ts';
import { readEnv } from '../../src/env.ts';
import { createCardMaker } from '../../src/cards/card-maker.ts';
import { createApiApp, type ApiOptions } from '../../src/start/api-app.ts';
import { openBrands } from '../../src/brands/routes.ts';
import type { BrandDeps } from '../../src/brands/route.ts';
import { startJobs } from '../../src/jobs/boss.ts';
import { createDiskStore, openOwnFolder } from '../../src/media/disk-store.ts';
import { testDelivery } from '../../src/mail/test-delivery.ts';
import { createWebhookCaller } from '../../src/webhooks/call-webhook.ts';
import { createMediaStore } from '../../src/media/store.ts';
import { createFaults } from '../../src/log/faults.ts';
import { openCatalogue } from '../../src/start/open-catalogue.ts';
import { openOffice } from '../../src/start/office.ts';
import type { OfficeDeps } from '../../src/office/route.ts';

export type TestApi = {
  /** Takes further routes until its first request. */
  app: ReturnType<typeof createApiApp>;
  core: ReadContext;
  office: OfficeDeps;
  brands: BrandDeps;
  /** Pictures lie below `media`, uploads on their way below `uploads`, drawn cards below `cards`. */
  dataDir: string;
  databaseUrl: string;
  handle: (request: Request) => Promise<Response>;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  get: (path: string) => Promise<unknown>;
};

/** A busy machine is slow. */
const maxWaitMs = 60_000;

/** The whole API on a database and a media folder of this test file's own. */
export function useApi(
  seed: (core: ReadContext) => Promise<unknown> = async () => {},
  {
    readTemplate,
    ...options
  }: Pick<ApiOptions, 'trustProxy'> & { readTemplate?: () => string } = {},
): TestApi {
  const api = {} as TestApi;
  let close = async () => {};

  beforeAll(async () => {
    const log = pino({ level: 'silent' });
    const database = await createTestDatabase(readTemplate?.());
    api.dataDir = await mkdtemp(join(tmpdir(), 'naya-data-'));
    const uploadDir = await openOwnFolder(join(api.dataDir, 'uploads'));
    api.databaseUrl = database.url;
    const jobs = await startJobs(database.url, log);
    const media = createMediaStore(createDiskStore(join(api.dataDir, 'media')));
    const catalogue = openCatalogue(database.url, createFaults(log));
    // One connection more, since tests count the queries of the others.
    const asking = openDatabase({ url: database.url, max: 1, connectTimeoutMs });
    api.core = {
      catalogue,
      db: database.db,
      media,
      enqueue: jobs.enqueue,
      contactEmail: 'hello@example.in',
      hasMailServer: false,
      replyDomain: null,
      publicUrl: 'http://localhost:8000',
      secret: 'a secret of the tests',
    };
    const env = readEnv({ DATA_DIR: api.dataDir, BACKUP_PUBLIC_KEY: sampleKeys.publicKey });
    api.office = await openOffice(api.core, {
      uploadDir,
      backups: storedBackups(env, database.db),
      examine: () => examine({ env, db: database.db, media }),
      testDelivery: (to) => testDelivery(env, database.db, to),
      callWebhook: createWebhookCaller({ webhooksToPrivate: true }),
    });
    api.brands = await openBrands(api.core, uploadDir);
    const cards = createCardMaker({
      mediaDir: join(api.dataDir, 'media'),
      cardDir: join(api.dataDir, 'cards'),
      s3: undefined,
    });
    const { office, brands } = api;
    const app = createApiApp(api.core, log, { ...options, uploadDir, office, brands, cards });
    api.app = app;
    api.handle = async (request) => app.fetch(request);
    // What a test has stored by SQL is known before it asks.
    const catchUp = () => catalogue.catchUp(asking.db, maxWaitMs);
    api.request = async (path, init) => catchUp().then(() => app.request(path, init));
    api.get = async (path) => (await api.request(path)).json();
    close = async () => {
      cards.close();
      media.close();
      await jobs.stop();
      await catalogue.stop();
      await asking.close();
      await database.close();
      await rm(api.dataDir, { recursive: true });
    };
    await seed(api.core);
  });
  afterAll(() => close());
  return api;
}

export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
