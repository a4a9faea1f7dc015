import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverCommand } from '../../../deploy/local/server-command.ts';
import { createTemporaryFolder } from './temporary-folder.ts';
import { waitForLine } from './wait-for-line.ts';

const root = join(import.meta.dirname, '../../..');

export type Site = { url: string; pid: number; stop: () => Promise<void> };

/** The server as `npm start` runs it, on a free port and with a data folder of its own. */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const opened = new AsyncDisposableStack();
  const folder = await createTemporaryFolder(opened);
  const [program, ...args] = serverCommand;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      // All of a measurement comes from one client IP.
      LIMITS: 'off',
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const url = await waitForLine(child, /Site\s+(http:\S+)/);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await opened.disposeAsync();
    },
  };
}
