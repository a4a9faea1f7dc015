import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MediaPlace } from '../media/open-media.ts';

const program = join(import.meta.dirname, 'picture-worker.ts');
const idleMs = 10_000;

export type PictureMaker = { make: (picture: string) => Promise<void>; close: () => void };

/** Starts the worker at need and lets it go when there is nothing to do; one picture at a time. */
export function createPictureMaker(place: MediaPlace): PictureMaker {
  let worker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(idle);
    worker?.kill();
    worker = null;
  };
  const start = () => {
    const started = fork(program);
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };
  return {
    async make(picture) {
      clearTimeout(idle);
      const asked = (worker ??= start());
      const given = new AbortController();
      const answered = once(asked, 'message', given);
      const ended = once(asked, 'exit', given).then(() => ['The picture worker ended']);
      asked.send({ place, picture });
      const [fault] = (await Promise.race([answered, ended]).finally(() => given.abort())) as [
        string | null,
      ];
      idle = setTimeout(close, idleMs).unref();
      if (fault) throw new Error(fault);
    },
    close,
  };
}
