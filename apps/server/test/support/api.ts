import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@naya/core/context';
import { createTestDatabase } from '@naya/db/testing';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { createApiApp } from '../../src/http/app.ts';
import { startJobs } from '../../src/jobs/boss.ts';
import { createDiskStore } from '../../src/media/disk-store.ts';
import { openOffice } from '../../src/office/open-office.ts';
import type { OfficeDeps } from '../../src/office/route.ts';

export type TestApi = {
  core: Context;
  office: OfficeDeps;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  get: (path: string) => Promise<unknown>;
};

/** The whole API on a database and a media folder of this test file's own. */
export function useApi(seed: (core: Context) => Promise<unknown> = async () => {}): TestApi {
  const api = {} as TestApi;
  let close = async () => {};

  beforeAll(async () => {
    const log = pino({ level: 'silent' });
    const database = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'naya-media-'));
    const jobs = await startJobs(database.url, log);
    api.core = {
      db: database.db,
      media: createDiskStore(folder),
      enqueue: jobs.enqueue,
      contactEmail: 'hello@example.in',
      publicUrl: 'http://localhost:8000',
      secret: 'a secret of the tests',
    };
    api.office = await openOffice(api.core, { trustProxy: false });
    const app = createApiApp(api.core, log, { office: api.office });
    api.request = async (path, init) => app.request(path, init);
    api.get = async (path) => (await app.request(path)).json();
    close = async () => {
      await jobs.stop();
      await database.close();
      await rm(folder, { recursive: true });
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
