import { setTimeout as wait } from 'node:timers/promises';
import { CoreError } from '@naya/core/errors';
import { refusalDelayMs } from './refusal-delay.ts';

type ReadQueueOptions = {
  /** How many reads are made at once. */
  places: number;
  /** How many wait for a place, and for how long. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Once the oldest waiting read has waited this long, `#leave` pauses between reads, so that other requests get time. */
  restAfterMs: number;
};

export const readsAtOnce = 4;
const usual: ReadQueueOptions = {
  places: readsAtOnce,
  maxWaiting: 100,
  maxWaitMs: 8_000,
  restAfterMs: 500,
};
const longestRestMs = 500;

type Waiting = { since: number; enter: () => void };

/** Thrown if `maxWaiting` reads wait already, or if no place came free within `maxWaitMs`. */
export class Busy extends CoreError {
  constructor() {
    super('unavailable', 'Too many people are asking at the moment. Please try again shortly.');
  }
}

/** Queue of public reads that no cache has: a few run at once, for all client IPs together; the others wait. */
export class ReadQueue {
  readonly #options: ReadQueueOptions;
  readonly #queue = new Set<Waiting>();
  #free: number;

  constructor(options: Partial<ReadQueueOptions> = {}) {
    this.#options = { ...usual, ...options };
    this.#free = this.#options.places;
  }

  /** Does the work as soon as there is a place for it, or throws Busy. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#waitForPlace();
    const before = performance.eventLoopUtilization();
    try {
      return await work();
    } finally {
      this.#leave(performance.eventLoopUtilization(before).active);
    }
  }

  async #waitForPlace(): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.#options;
    if (this.#queue.size >= maxWaiting) {
      await wait(refusalDelayMs);
      throw new Busy();
    }
    const entered = Promise.withResolvers<void>();
    const waiting = { since: performance.now(), enter: entered.resolve };
    this.#queue.add(waiting);
    const patience = setTimeout(() => {
      this.#queue.delete(waiting);
      entered.reject(new Busy());
    }, maxWaitMs);
    await entered.promise.finally(() => clearTimeout(patience));
  }

  /** Under overload a place stays free for a while before the next read gets it: the longer, the busier the event loop was. */
  #leave(busyMs: number): void {
    const { places, restAfterMs } = this.#options;
    const [next] = this.#queue;
    const isOverloaded = next && performance.now() - next.since > restAfterMs;
    if (!isOverloaded) return this.#passOn();
    setTimeout(() => this.#passOn(), Math.min(busyMs * places, longestRestMs));
  }

  #passOn(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#queue.delete(next);
    next.enter();
  }
}
