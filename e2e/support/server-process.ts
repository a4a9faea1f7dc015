import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startMain } from '../../apps/server/test/support/main.ts';
import { serverCommand } from '../../deploy/local/server-command.ts';

const logFolder = join(import.meta.dirname, '../../test-results');

export type ServerProcess = { url: string; stop: () => Promise<void> };

/** The whole server, with the demo's content; what it says goes to a file beside the traces. */
export async function startServerProcess(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<ServerProcess> {
  const { child, ended, listening } = startMain(
    { LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', DEMO: 'on', ...env },
    [...serverCommand, ...args],
  );
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(join(logFolder, `server-${name}.log`));
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const kill = () => child.kill('SIGTERM');
  // A worker that gives up, say because the start took too long, takes its server with it.
  process.once('exit', kill);
  return {
    url: await listening,
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      log.end();
    },
  };
}
