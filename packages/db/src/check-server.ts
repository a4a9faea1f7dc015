import type { Client } from 'pg';
import { clientOf } from './servers.ts';

const oldestMajor = 15;
/** A pooler may give two clients the same server only sometimes. */
const looks = 10;

/** Throws a sentence about a server that cannot be used as it is, before anything is changed in it. */
export async function checkServer(url: string, connectTimeoutMs: number): Promise<void> {
  const open = () => connect(url, connectTimeoutMs);
  const client = await open();
  try {
    const { rows } = await client.query<{ version: string; pid: number }>(
      `select current_setting('server_version') as version, pg_backend_pid() as pid`,
    );
    const { version = '', pid } = rows[0] ?? {};
    if (Number.parseInt(version, 10) < oldestMajor) {
      throw new Error(
        `it is PostgreSQL ${version}, and ${oldestMajor} is the oldest that fits. Upgrade it, or name another in DATABASE_URL.`,
      );
    }
    // A pooler in between gives its own number to a connection.
    const { processID } = client as unknown as { processID: number };
    if (processID !== pid && (await sharesServers(client, open))) {
      throw new Error(
        'a pooler in transaction mode is in front of it, which loses what a connection holds: locks, LISTEN, prepared statements. Name PostgreSQL itself in DATABASE_URL, or set pool_mode = session.',
      );
    }
  } finally {
    await client.end();
  }
}

async function connect(url: string, connectionTimeoutMillis: number): Promise<Client> {
  const client = new (clientOf(url))({
    application_name: 'naya-outlet start',
    connectionTimeoutMillis,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Whether two connections that are open at the same time are ever answered by one server process, or one of them by two. */
async function sharesServers(first: Client, open: () => Promise<Client>): Promise<boolean> {
  const second = await open();
  try {
    const [ofFirst, ofSecond] = [new Set<number>(), new Set<number>()];
    for (let look = 0; look < looks; look += 1) {
      ofFirst.add(await backendOf(first));
      ofSecond.add(await backendOf(second));
    }
    return ofFirst.size > 1 || ofSecond.size > 1 || [...ofFirst].some((pid) => ofSecond.has(pid));
  } finally {
    await second.end();
  }
}

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
