// This import sets NODE_ENV and stays first: React chooses its build by it when it is loaded.
import './start/node-env.ts';
import { BadEnvironment, readEnv } from './env.ts';
import { CannotStart } from './start/listen.ts';
import { createLog, flushLog } from './log/log.ts';

const exitAfterMs = 10_000;

// Small buffers are cut out of large ones, and the last of them keeps the whole: 8 KB instead of 64.
Buffer.poolSize = 8_192;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  // Node's own report of a fault repeats every value of a failed query.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends after a fault');
    process.exit(1);
  });
  const dev = process.argv.includes('--dev');
  // Loaded only now: an operator hears of a wrong setting at once, not after the seconds that this takes.
  const { startCluster } = await import('./start/cluster.ts');
  const { startServer } = await import('./start/server.ts');
  const server =
    env.webConcurrency > 1 && env.jobs !== 'only' && !dev
      ? await startCluster(env, log)
      : await startServer(env, log, { dev });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), exitAfterMs).unref();
    await server.stop();
    await flushLog();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

main().catch((error: unknown) => {
  const readable = error instanceof CannotStart || error instanceof BadEnvironment;
  process.stderr.write(`\n${readable ? error.message : explain(error)}\n`);
  process.exit(1);
});

/** A failed query's own message repeats every value; its cause says what was wrong. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? explain(error.cause) : (error.stack ?? error.message);
}
