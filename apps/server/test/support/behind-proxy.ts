import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { startDatabaseProxy, type DatabaseProxy } from '@naya/db/testing/proxy';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { afterAll, beforeAll } from 'vitest';
import { get } from './get.ts';
import { useDataFolder, useServers } from './start.ts';

export type ServerBehindProxy = {
  database: TestDatabase;
  proxy: DatabaseProxy;
  url: string;
  /** Reads as a visitor of this client IP. */
  read: (path: string, clientIp: string) => ReturnType<typeof get>;
  /** Sends a contact message; the status of the answer. */
  send: (key?: string) => Promise<number>;
};

/** A server whose database can freeze, vanish and return. */
export function useServerBehindProxy(): ServerBehindProxy {
  const server = {} as ServerBehindProxy;
  beforeAll(async () => {
    server.database = await createTestDatabase();
    await insertFranchisesForTest(server.database.db, [{ business_name: 'Chai Gully' }]);
    server.proxy = await startDatabaseProxy(server.database.url);
  });
  afterAll(async () => {
    await server.proxy.close();
    await server.database.close();
  });
  useDataFolder();
  const startServer = useServers();
  beforeAll(async () => {
    server.url = await startServer({ DATABASE_URL: server.proxy.url, TRUST_PROXY: 'on' });
  });
  server.read = (path, clientIp) => get(server.url + path, { 'X-Forwarded-For': clientIp });
  server.send = async (key = randomUUID()) => {
    const email = `${key}@example.in`;
    const { status } = await fetch(`${server.url}/admin/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Asha', email, subject: 'Other', message: 'Hi' }),
    });
    return status;
  };
  return server;
}
