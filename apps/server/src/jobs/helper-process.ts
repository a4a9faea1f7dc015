import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { takeTurns } from '../media/take-turns.ts';

const idleMs = 10_000;

/** The server stops: nothing is wrong, and the work is done after the next start. */
export class Interrupted extends Error {}

/** What a helper is sent, and what it sends back. */
export type HelperOrder<Question> = { question: Question } | { isResting: boolean };
export type HelperAnswer<Result> = { result: Result } | { fault: string };

export type Helper<Question, Result> = {
  ask: (question: Question) => Promise<Result>;
  /** Ends the piece of work at hand and stands still, until it goes on. */
  rest: (isResting: boolean) => void;
  close: () => void;
};

/** A program of its own, started at need and let go when there is nothing to do; one question at a time. */
export function createHelper<Question extends object, Result>(
  program: string,
): Helper<Question, Result> {
  const inTurn = takeTurns(1);
  let helper: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closings = 0;
  let resting = false;

  const order = (to: ChildProcess, message: HelperOrder<Question>) => to.send(message);
  const rest = (isResting: boolean) => {
    resting = isResting;
    if (helper?.connected) order(helper, { isResting });
  };
  // One that ended while it had nothing to do is not asked again.
  const findOrStart = () =>
    helper?.connected ? helper : fork(program, { serialization: 'advanced' });
  const close = () => {
    closings += 1;
    clearTimeout(idle);
    const closing = helper;
    helper = null;
    closing?.kill('SIGKILL');
  };
  async function ask(question: Question): Promise<Result> {
    clearTimeout(idle);
    const asked = (helper = findOrStart());
    order(asked, { isResting: resting });
    const heard = new AbortController();
    const answered = once(asked, 'message', heard);
    const ended = once(asked, 'exit', heard).then(() => {
      if (helper !== asked) throw new Interrupted('The helper was let go');
      helper = null;
      throw new Error('The helper ended by itself');
    });
    order(asked, { question });
    const [answer] = (await Promise.race([answered, ended]).finally(() => heard.abort())) as [
      HelperAnswer<Result>,
    ];
    idle = setTimeout(close, idleMs).unref();
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
    rest,
    close,
  };
}
