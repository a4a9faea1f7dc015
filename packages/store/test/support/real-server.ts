import { afterAll, beforeAll } from 'vitest';
import { useDataFolder, useServers } from '../../../../apps/server/test/support/start.ts';
import { readDemoUrl } from '../../../../apps/server/test/support/templates.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/src/testing/database.ts';

type RealServer = { url: string; database: TestDatabase };

/** The whole server with its demo content. */
export function useRealServer(): RealServer {
  const server = {} as RealServer;
  useDataFolder();
  const startServer = useServers();
  beforeAll(async () => {
    server.database = await createTestDatabase(readDemoUrl());
    server.url = await startServer({ DATABASE_URL: server.database.url });
  });
  afterAll(() => server.database.close());
  return server;
}
