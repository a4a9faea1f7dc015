import { createTestDatabase, type TestDatabase } from '@naya/db/testing';
import { afterAll, beforeAll } from 'vitest';
import { useDataFolder, useServers } from './start.ts';

type ProxiedPair = {
  database: TestDatabase;
  /** An instance that sets every header itself. */
  alone: string;
  /** One that leaves some of them to nginx. */
  behind: string;
};

/** Two instances on one database. */
export function useProxiedPair(): ProxiedPair {
  const pair = {} as ProxiedPair;
  useDataFolder();
  const startServer = useServers();
  beforeAll(async () => {
    pair.database = await createTestDatabase();
    const env = { DATABASE_URL: pair.database.url, PUBLIC_URL: 'https://outlet.example' };
    [pair.alone, pair.behind] = await Promise.all([
      startServer(env),
      startServer({ ...env, HEADERS_BY_PROXY: 'on' }),
    ]);
  });
  afterAll(() => pair.database.close());
  return pair;
}
