import { setTimeout as wait } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { Client, type ClientBase, type ClientConfig } from 'pg';
import { splitDatabaseUrl } from './database-url.ts';

/**
 * What a connection is for. `primary` takes writes, so a standby is refused; `prefer-primary` only reads, and takes a standby for
 * as long as there is no primary; `replica` only reads, from the one server that the URL names.
 */
export type Target = 'primary' | 'prefer-primary' | 'replica';

/** One server, or several of which one is the primary: `postgres://user:password@a:5432,b:5432/name`. */
type Servers = {
  /** One URL for each server, as node-postgres takes it. */
  urls: string[];
  /** The last one that took writes, until a connection to it fails. */
  primary: string | null;
  /** What the last search has found, which holds for a moment for whoever reads. */
  found: (Found & { at: number }) | null;
  /** Everybody who looks for it meanwhile waits for the same answer. */
  search: Promise<Found> | null;
};
/** `null` when none takes writes, or none answers at all. */
type Found = { primary: string | null; standby: string | null };

/** How long a server may take to say what it is, and how long a standby that has answered waits for a primary to do so too. */
const answerWithinMs = 1_000;
const graceMs = 250;
const foundForMs = 500;

/** Code of PostgreSQL for a write that meets a standby. */
const readOnlyCode = '25006';

class NoPrimary extends Error {
  code = readOnlyCode;
  constructor() {
    super('No server of the database URL takes writes.');
  }
}

/** All connections of this process to one database share what they know of its servers. */
const known = new Map<string, Servers>();

function serversOf(url: string): Servers {
  const servers: Servers = known.get(url) ?? {
    urls: splitDatabaseUrl(url),
    primary: null,
    found: null,
    search: null,
  };
  known.set(url, servers);
  return servers;
}

/** A connection as node-postgres makes it, to the server among those of `url` that fits. */
export function clientOf(url: string, target: Target = 'primary'): typeof Client {
  const servers = serversOf(url);
  return class extends FittingClient {
    constructor(config?: string | ClientConfig) {
      super(servers, target, { ...(typeof config === 'object' && config) });
    }
  };
}

/** For what prefers the primary: a connection to a standby is used once, so that the primary is read as soon as there is one. */
export const isToBeClosed = (client: ClientBase): boolean =>
  client instanceof FittingClient && client.isReadOnly() && !client.isReplica();

class FittingClient extends Client {
  #servers: Servers;
  #target: Target;
  /** PostgreSQL says of each connection, at its beginning and when it changes, whether these are on. */
  #readOnlyBy = new Set<string>();

  constructor(servers: Servers, target: Target, config: ClientConfig) {
    super({ ...config, connectionString: servers.urls[0] });
    this.#servers = servers;
    this.#target = target;
    // One that breaks just after it was made, before its pool listens, would end the process; its next query fails anyway.
    this.on('error', () => {});
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (!/^(in_hot_standby|default_transaction_read_only)$/.test(parameterName)) return;
      if (parameterValue === 'on') this.#readOnlyBy.add(parameterName);
      else this.#readOnlyBy.delete(parameterName);
    });
  }

  isReadOnly(): boolean {
    return this.#readOnlyBy.size > 0;
  }

  isReplica(): boolean {
    return this.#target === 'replica';
  }

  override connect(): Promise<Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<Client> | void {
    if (!callback) return this.#connect();
    callbackify(() => this.#connect())(callback);
  }

  async #connect(): Promise<Client> {
    const servers = this.#servers;
    const url = await choose(servers, this.#target);
    if (servers.urls.length > 1) {
      const { host, port } = new Client({ connectionString: url });
      Object.assign(this, { host, port });
      const forget = () => {
        if (servers.primary === url) servers.primary = null;
      };
      this.once('error', forget).once('end', forget);
    }
    await super.connect();
    if (this.isReadOnly() && this.#target === 'primary') {
      await this.end().catch(() => {});
      throw new NoPrimary();
    }
    return this;
  }
}

async function choose(servers: Servers, target: Target): Promise<string> {
  const { urls } = servers;
  if (urls.length === 1 && urls[0]) return urls[0];
  if (servers.primary) return servers.primary;
  const { found: last } = servers;
  if (target === 'prefer-primary' && last?.standby && performance.now() - last.at < foundForMs) {
    return last.standby;
  }
  servers.search ??= search(urls).finally(() => (servers.search = null));
  const { primary, standby } = await servers.search;
  servers.primary = primary;
  servers.found = { primary, standby, at: performance.now() };
  const found = primary ?? (target === 'prefer-primary' ? standby : null);
  if (!found) throw new NoPrimary();
  return found;
}

/** Asks all of them at the same time. */
async function search(urls: string[]): Promise<Found> {
  const found: Found = { primary: null, standby: null };
  const hasStandby = Promise.withResolvers<void>();
  const hasPrimary = Promise.withResolvers<void>();
  const asked = urls.map(async (url) => {
    const is = await askServer(url);
    if (!is) return;
    found[is] ??= url;
    if (is === 'primary') hasPrimary.resolve();
    else hasStandby.resolve();
  });
  const grace = hasStandby.promise.then(() => wait(graceMs));
  await Promise.race([hasPrimary.promise, grace, Promise.all(asked)]);
  return found;
}

async function askServer(url: string): Promise<'primary' | 'standby' | null> {
  const timeouts = { connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs };
  const client = new Client({
    connectionString: url,
    application_name: 'naya-outlet',
    ...timeouts,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ state: string }>('show transaction_read_only');
    return rows[0] && Object.values(rows[0])[0] === 'on' ? 'standby' : 'primary';
  } catch {
    return null;
  } finally {
    void client.end().catch(() => {});
  }
}
