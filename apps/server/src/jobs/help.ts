import { constants, setPriority } from 'node:os';
import type { HelperAnswer } from './helper-process.ts';

/** The other end of a helper: a process of the lowest priority, visitors come first. */
export function help(answer: (question: never) => Promise<unknown>): void {
  setPriority(constants.priority.PRIORITY_LOW);
  const send = (message: HelperAnswer<unknown>) => process.send?.(message);
  process.on('message', (question) => {
    answer(question as never).then(
      (result) => send({ result }),
      (error: unknown) => send({ fault: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C and service managers tell the whole family to end; the parent lets this one go in its own time.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
