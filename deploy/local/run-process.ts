import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type RunningProcess = AsyncDisposable & { pid: () => number };

const restartAfterMs = 1_000;

type Options = {
  command: string[];
  env: Record<string, string>;
  /** Matches the line that the process prints when it is ready. */
  ready: RegExp;
};

/** Keeps one process running, as a service manager would; returns once it is ready. */
export async function runProcess({ command, env, ready }: Options): Promise<RunningProcess> {
  let stopping = false;
  const launch = (): ChildProcess => {
    const [program = '', ...args] = command;
    const launched = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    launched.once('exit', () => {
      if (!stopping) setTimeout(() => stopping || (child = launch()), restartAfterMs);
    });
    return launched;
  };
  let child = launch();
  await waitUntilReady(child, ready);
  return {
    pid: () => child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function waitUntilReady(child: ChildProcess, ready: RegExp): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (ready.test(output)) resolve();
    });
    child.once('exit', () => reject(new Error(`A process did not start:\n${output}`)));
  });
}
