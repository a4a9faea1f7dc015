import { setTimeout as wait } from 'node:timers/promises';
import { CoreError } from '@naya/core/errors';
import { refusalDelayMs } from './refusal-delay.ts';

type LineOptions = {
  /** How many reads are made at once. */
  places: number;
  /** How many wait for a place, and for how long. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Once the next in line has waited for this long, reads leave the process time for everything else. */
  restAfterMs: number;
};

export const readsAtOnce = 4;
const usual: LineOptions = {
  places: readsAtOnce,
  maxWaiting: 100,
  maxWaitMs: 8_000,
  restAfterMs: 500,
};
const longestRestMs = 500;

type Waiting = { since: number; enter: () => void };

/** Thrown to those for whom no place came free in time. */
export class Busy extends CoreError {
  constructor() {
    super('unavailable', 'Too many people are asking at the moment. Please try again shortly.');
  }
}

/** Public pages and calls that no cache has: a few are made at once, for all client IPs together; others wait in line. */
export class ReadLine {
  readonly #options: LineOptions;
  readonly #line = new Set<Waiting>();
  #free: number;

  constructor(options: Partial<LineOptions> = {}) {
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
    if (this.#line.size >= maxWaiting) {
      await wait(refusalDelayMs);
      throw new Busy();
    }
    const entered = Promise.withResolvers<void>();
    const waiting = { since: performance.now(), enter: entered.resolve };
    this.#line.add(waiting);
    const patience = setTimeout(() => {
      this.#line.delete(waiting);
      entered.reject(new Busy());
    }, maxWaitMs);
    await entered.promise.finally(() => clearTimeout(patience));
  }

  /** Under overload a place rests before the next in line has it: the longer, the busier the event loop was meanwhile. */
  #leave(busyMs: number): void {
    const { places, restAfterMs } = this.#options;
    const [next] = this.#line;
    const isOverloaded = next && performance.now() - next.since > restAfterMs;
    if (!isOverloaded) return this.#passOn();
    setTimeout(() => this.#passOn(), Math.min(busyMs * places, longestRestMs));
  }

  #passOn(): void {
    const [next] = this.#line;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#line.delete(next);
    next.enter();
  }
}
