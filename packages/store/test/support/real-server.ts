import { afterAll, beforeAll } from 'vitest';
import { useDataFolder, useServers } from '../../../../apps/server/test/support/start.ts';
import { readDemoUrl } from '../../../../apps/server/test/support/templates.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/src/testing/database.ts';

/** The whole server with its demo content. */
export function useRealServer(): { url: string } {
  const server = { url: '' };
  let database: TestDatabase;
  useDataFolder();
  const startServer = useServers();
  beforeAll(async () => {
    database = await createTestDatabase(readDemoUrl());
    server.url = await startServer({ DATABASE_URL: database.url });
  });
  afterAll(() => database.close());
  return server;
}
