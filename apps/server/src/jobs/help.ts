import { constants, setPriority } from 'node:os';
import type { HelperAnswer, HelperOrder } from './helper-process.ts';

/** Long work awaits it between its pieces: a helper that rests gives no turn until it goes on. */
type Turn = () => Promise<void>;

/** The other end of a helper: a process of the lowest priority, visitors come first. */
export function help(answer: (question: never, turn: Turn) => Promise<unknown>): void {
  setPriority(constants.priority.PRIORITY_LOW);
  const send = (message: HelperAnswer<unknown>) => process.send?.(message);
  let rest: PromiseWithResolvers<void> | undefined;
  const takeRest = (isResting: boolean) => {
    if (isResting) return void (rest ??= Promise.withResolvers());
    rest?.resolve();
    rest = undefined;
  };
  const turn = async () => rest?.promise;
  process.on('message', (order: HelperOrder<never>) => {
    if ('isResting' in order) return takeRest(order.isResting);
    answer(order.question, turn).then(
      (result) => send({ result }),
      (error: unknown) => send({ fault: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C and service managers tell the whole family to end; the parent lets this one go in its own time.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
