import { constants, setPriority } from 'node:os';
import type { HelperAnswer } from './helper-process.ts';

/** The other end of a helper: a process of the lowest priority unless a visitor waits for its answers. */
export function help(
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
  // Ctrl-C and service managers tell the whole family to end; the parent lets this one go in its own time.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
