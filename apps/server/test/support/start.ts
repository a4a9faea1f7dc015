import { afterAll } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { startServer, type RunningServer } from '../../src/start/server.ts';
import { CannotStart } from '../../src/start/listen.ts';
import { createReadLog, startMain } from './main.ts';
import { useFolder } from './use-folder.ts';

let folder = () => '';
const remember = (own: () => string) => (folder = own);

/** Settings of a server that only answers. */
const quiet = { PORT: '0', DEMO: 'off', JOBS: 'off', DRAIN_SECONDS: '0' };

/** A data folder of this test file's own, for the processes it starts. */
export const useDataFolder = () => remember(useFolder());

/** A server process of its own on that folder, with the demo content unless told otherwise: for signals, exit codes and pipes. */
export const start = (env: Record<string, string>) =>
  startMain({ DATA_DIR: folder(), DEMO: 'on', ...env });

/** A whole server in the tests' own process, which has loaded it. */
export const startHere = (env: Record<string, string>): Promise<RunningServer> =>
  startServer(readEnv({ DATA_DIR: folder(), ...quiet, ...env }), createReadLog(), {
    dev: false,
  });

/** What a person reads whose server cannot start: `start.test.ts` shows that a process prints this line and ends. */
export async function readRefusal(env: Record<string, string>): Promise<string> {
  const started = await startHere(env).catch((error: unknown) => error);
  if (started instanceof CannotStart) return started.message;
  throw started instanceof Error ? started : new Error('The server has started');
}

/** Starts such servers, which are stopped after this file's tests. */
export function useServers() {
  const started: RunningServer[] = [];
  afterAll(() => Promise.all(started.map((server) => server.stop())));
  return async (env: Record<string, string>): Promise<string> => {
    const server = await startHere(env);
    started.push(server);
    return `http://localhost:${server.port}`;
  };
}
