import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MediaPlace } from '../media/open-media.ts';
import { takeTurns } from '../media/take-turns.ts';

const program = join(import.meta.dirname, 'picture-worker.ts');
const idleMs = 10_000;

export type PictureMaker = { make: (picture: string) => Promise<void>; close: () => void };

/** The server stops: nothing is wrong, and the job is done after the next start. */
export class Interrupted extends Error {}

/** Starts the worker at need and lets it go when there is nothing to do; one picture at a time. */
export function createPictureMaker(place: MediaPlace): PictureMaker {
  const inTurn = takeTurns(1);
  let worker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(idle);
    const closing = worker;
    worker = null;
    closing?.kill('SIGKILL');
  };
  async function ask(picture: string): Promise<void> {
    clearTimeout(idle);
    const asked = (worker ??= fork(program));
    const heard = new AbortController();
    const answered = once(asked, 'message', heard);
    const ended = once(asked, 'exit', heard).then(() => {
      if (worker !== asked) throw new Interrupted('The picture worker was let go');
      worker = null;
      throw new Error('The picture worker ended by itself');
    });
    asked.send({ place, picture });
    const [fault] = await Promise.race([answered, ended]).finally(() => heard.abort());
    idle = setTimeout(close, idleMs).unref();
    if (fault) throw new Error(String(fault));
  }
  return { make: (picture) => inTurn(() => ask(picture)), close };
}
