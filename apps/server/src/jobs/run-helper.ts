import { constants, setPriority } from 'node:os';
import type { HelperAnswer } from './helper-process.ts';

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
