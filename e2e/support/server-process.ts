import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverEnv } from '../../apps/server/test/support/server-env.ts';

const root = join(import.meta.dirname, '../..');
const main = join(root, 'apps/server/src/main.ts');
const logFolder = join(root, 'test-results');

export type ServerProcess = { url: string; stop: () => Promise<void> };

/** The whole server as `npm start` runs it; what it says goes to a file beside the traces. */
export async function startServerProcess(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<ServerProcess> {
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(join(logFolder, `server-${name}.log`));
  const child = spawn(process.execPath, [main, ...args], {
    cwd: root,
    env: { ...serverEnv, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...env },
  });
  const kill = () => child.kill('SIGTERM');
  // A worker that gives up, say because the start took too long, takes its server with it.
  process.once('exit', kill);
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log.write(chunk);
      output += chunk.toString();
      const found = /Site\s+(http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then(() => reject(new Error(`The server ${name} did not start:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      log.end();
    },
  };
}
