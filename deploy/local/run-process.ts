import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type RunningProcess = AsyncDisposable & { pid: () => number };

const restartAfterMs = 1_000;
const askEveryMs = 5_000;
/** A process that takes the question and does not answer it for that long is frozen. */
const patienceMs = 8_000;

type Options = {
  command: string[];
  env: Record<string, string>;
  /** Matches the line that the process prints when it is ready. */
  ready: RegExp;
  /** A URL that it answers, whatever the answer; a process that is frozen is ended, so that it starts again. */
  healthUrl?: string;
  /** Where what it prints is kept, after each start; nowhere unless told. */
  logFile?: string;
};

/** Keeps one process running, as a service manager would; returns once it is ready. */
export async function runProcess({
  command,
  env,
  ready,
  healthUrl,
  logFile,
}: Options): Promise<RunningProcess> {
  let stopping = false;
  const log = logFile ? createWriteStream(logFile, { flags: 'a', mode: 0o600 }) : null;
  const launch = (): ChildProcess => {
    const [program = '', ...args] = command;
    const launched = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Always read, so that the process never waits for room.
    if (log) launched.stdout.pipe(log, { end: false });
    else launched.stdout.resume();
    launched.once('exit', () => {
      if (!stopping) setTimeout(() => stopping || (child = launch()), restartAfterMs);
    });
    return launched;
  };
  let child = launch();
  await waitUntilReady(child, ready);
  const stopped = new AbortController();
  if (healthUrl) void endFrozen(healthUrl, () => child, stopped.signal);
  return {
    pid: () => child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      stopping = true;
      stopped.abort();
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      log?.end();
    },
  };
}

async function endFrozen(url: string, child: () => ChildProcess, stopped: AbortSignal) {
  while (!stopped.aborted) {
    await wait(askEveryMs, undefined, { signal: stopped, ref: false }).catch(() => {});
    const asked = child();
    const patience = AbortSignal.timeout(patienceMs);
    const signal = AbortSignal.any([stopped, patience]);
    await fetch(url, { signal }).then(
      (answer) => answer.body?.cancel(),
      () => {
        if (patience.aborted && !stopped.aborted) asked.kill('SIGKILL');
      },
    );
  }
}

function waitUntilReady(child: ChildProcess, ready: RegExp): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (!ready.test(output)) return;
      child.stdout?.off('data', hear);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.once('exit', () => reject(new Error(`A process did not start:\n${output}`)));
  });
}
