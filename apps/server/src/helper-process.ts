import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { limitConcurrency } from './share-places.ts';

const idleMs = 10_000;

/** The server stops: nothing is wrong, and the work is done after the next start. */
export class Interrupted extends Error {}
/** The helper died of the question, or was killed because the answer took too long. */
export class HelperEnded extends Error {}

/** A helper is sent a question and sends this back. */
type HelperAnswer<Result> = ({ result: Result } | { fault: string }) & { rssBytes: number };

export type HelperLimits = {
  /** A helper that has not answered by then is killed. */
  timeoutMs?: number;
  /** The kernel gives it no more memory than this. Holds on Linux only. */
  maxDataBytes?: number;
  /** A helper whose memory has grown beyond this is replaced before the next question. */
  largestIdleBytes?: number;
};

export type Helper<Question, Result> = {
  ask: (question: Question) => Promise<Result>;
  close: () => void;
};

/** A program of its own, started at need and let go when there is nothing to do; one question at a time. */
export function createHelper<Question extends object, Result>(
  program: string,
  { timeoutMs, maxDataBytes, largestIdleBytes = 120 * 1024 * 1024 }: HelperLimits = {},
): Helper<Question, Result> {
  const inTurn = limitConcurrency(1);
  let helper: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closings = 0;

  // One that ended while it had nothing to do is not asked again.
  const findOrStart = () =>
    helper?.connected
      ? helper
      : fork(program, { serialization: 'advanced', ...limitMemory(maxDataBytes) });
  const endHelper = () => {
    clearTimeout(idle);
    const ending = helper;
    helper = null;
    ending?.kill('SIGKILL');
  };
  async function ask(question: Question): Promise<Result> {
    clearTimeout(idle);
    const asked = (helper = findOrStart());
    const heard = new AbortController();
    const answered = once(asked, 'message', heard);
    const ended = once(asked, 'exit', heard).then(() => {
      if (helper !== asked) throw new Interrupted('The helper was let go');
      helper = null;
      throw new HelperEnded('The helper ended by itself');
    });
    asked.send(question);
    const overdue = timeoutMs && setTimeout(() => asked.kill('SIGKILL'), timeoutMs);
    const [answer] = (await Promise.race([answered, ended]).finally(() => {
      clearTimeout(overdue);
      heard.abort();
    })) as [HelperAnswer<Result>];
    if (answer.rssBytes > largestIdleBytes) endHelper();
    else idle = setTimeout(endHelper, idleMs).unref();
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.result;
  }
  return {
    ask: (question) => {
      const before = closings;
      return inTurn(async () => {
        if (closings !== before) throw new Interrupted('The helper was let go');
        return ask(question);
      });
    },
    close() {
      closings += 1;
      endHelper();
    },
  };
}

/** Node has no limit for native memory, so on Linux a shell sets one (RLIMIT_DATA) and becomes the program. */
function limitMemory(maxDataBytes: number | undefined): ForkOptions {
  if (!maxDataBytes || process.platform !== 'linux') return {};
  const script = `ulimit -d ${Math.ceil(maxDataBytes / 1024)} && exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath] };
}

/** Runs in the process of a helper and answers its messages. The priority is the lowest, unless a visitor waits. */
export function runHelper(
  answer: (question: never) => Promise<unknown>,
  priority = constants.priority.PRIORITY_LOW,
): void {
  setPriority(priority);
  const send = (answered: { result: unknown } | { fault: string }) => {
    const message: HelperAnswer<unknown> = { ...answered, rssBytes: process.memoryUsage.rss() };
    process.send?.(message);
  };
  process.on('message', (question: unknown) => {
    answer(question as never).then(
      (result) => send({ result }),
      (error: unknown) => send({ fault: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C and service managers signal the whole process group; the server ends this process itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
