import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const main = join(import.meta.dirname, '../../src/main.ts');
let folder = '';

/** A data folder of this test file's own, for the processes it starts. */
export function useDataFolder(): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naya-start-'));
    // As root the database runs as another user, who has to get in.
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
}

/** A server process of its own, as `npm start` runs it. */
export function start(env: Record<string, string>) {
  const child = spawn('node', [main], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, LOG_LEVEL: 'silent', ...env },
  });
  let output = '';
  const heard = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
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

/** Starts servers that are stopped after this file's tests. */
export function useServers() {
  const started: ReturnType<typeof start>[] = [];
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
  });
  return (env: Record<string, string>): Promise<string> => {
    const server = start({ PORT: '0', DEMO: 'off', JOBS: 'off', ...env });
    started.push(server);
    return server.listening;
  };
}
