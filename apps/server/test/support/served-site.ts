import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { createApiApp } from '../../src/start/api-app.ts';
import { createKeptReads } from '../../src/local-api/kept-reads.ts';
import { listen, stopListening } from '../../src/start/listen.ts';
import { mountSite } from '../../src/start/site.ts';
import type { TestApi } from './api.ts';

/** Serves the API and the built pages over HTTP, as a server process with those settings does. */
export function useSites(api: TestApi) {
  const servers: Server[] = [];
  afterAll(() => Promise.all(servers.map((server) => stopListening(server))));

  return async (settings: Record<string, string> = {}): Promise<string> => {
    const log = pino({ level: 'silent' });
    const env = readEnv(settings);
    const { brands, dataDir: uploadDir } = api;
    const app = createApiApp(api.core, log, { ...env, uploadDir, brands });
    const site = await mountSite(app, env, {
      core: api.core,
      kept: createKeptReads(),
      dev: false,
      log,
      readLimits: null,
    });
    const listener = getRequestListener((request, bindings) =>
      site.fetch(request, bindings as HttpBindings),
    );
    const server = await listen((...each) => void listener(...each), 0, '127.0.0.1');
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
}
