import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** The database's URL by way of the proxy, on the same port for as long as the proxy lives. */
  url: string;
  /** Takes connections and bytes and answers nothing, as a stopped server does. */
  freeze: () => void;
  /** How many messages have come since it froze. */
  unanswered: () => number;
  /** Passes on what was held back. */
  thaw: () => void;
  /** Resets every connection, as a server does that is killed. */
  reset: () => void;
  /** Resets every connection and refuses new ones until `open`. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  close: () => Promise<void>;
};

/** Stands between a test and PostgreSQL, for tests of a database that freezes, vanishes and returns. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = targetOf(databaseUrl);
  const clients = new Set<Socket>();
  const answers = new Set<Socket>();
  let isFrozen = false;
  let unanswered = 0;
  let port = 0;
  const server = createServer((client) => {
    const upstream = connect(target);
    clients.add(client);
    answers.add(upstream);
    if (isFrozen) upstream.pause();
    client.on('data', (bytes) => {
      if (isFrozen) unanswered += 1;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => client.write(bytes));
    client
      .on('error', () => {})
      .on('close', () => {
        clients.delete(client);
        upstream.destroy();
      });
    upstream
      .on('error', () => {})
      .on('close', () => {
        answers.delete(upstream);
        client.destroy();
      });
  });
  const open = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  const reset = () => {
    for (const client of clients) client.resetAndDestroy();
  };
  const shut = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    reset();
    return closed;
  };
  await open();
  const url = new URL(databaseUrl);
  url.search = '';
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      unanswered = 0;
      for (const socket of answers) socket.pause();
    },
    unanswered: () => unanswered,
    thaw() {
      isFrozen = false;
      for (const socket of answers) socket.resume();
    },
    reset,
    shut,
    open,
    close: () => (server.listening ? shut() : Promise.resolve()),
  };
}

/** The private server listens on a socket file in the folder that the URL's `host` parameter names. */
function targetOf(databaseUrl: string) {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const number = Number(port || searchParams.get('port') || 5432);
  return folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${number}` }
    : { host: folder ?? hostname, port: number };
}
