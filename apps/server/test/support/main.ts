import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Logger } from 'pino';
import { serverCommand } from '../../../../deploy/local/server-command.ts';
import { createLog } from '../../src/log/log.ts';
import { serverEnv } from './server-env.ts';

export type MainProcess = {
  child: ChildProcessWithoutNullStreams;
  ended: Promise<{ code: number | null; output: string }>;
  /** The URL it serves; rejects when it ends before that. */
  listening: Promise<string>;
};

/** Each returns the log so far of a server started here, without what it tells its operator at the start. */
export const readLogs: (() => string)[] = [];

/** A test file reads at its end what its servers have logged; elsewhere servers are measured, and log nothing. */
const logLevel = process.env['VITEST'] ? 'debug' : 'silent';

/** A log of a server in the tests' own process. */
export function createReadLog(): Logger {
  let output = '';
  readLogs.push(() => output);
  return createLog(logLevel, { write: (line) => void (output += line) });
}

/** The whole server as `npm start` runs it, or as another command does. */
export function startMain(env: Record<string, string>, command = serverCommand): MainProcess {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...serverEnv, LOG_LEVEL: logLevel, DEMO: 'off', ...env },
  });
  let output = '';
  const heard = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  readLogs.push(() => output.replaceAll(/^ {2}\S*Back office.*$/gm, ''));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /Site\s+(http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(output)));
  });
  listening.catch(() => {});
  return { child, ended, listening };
}
