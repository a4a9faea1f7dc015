import { CoreError } from '@naya/core/errors';

export type PlaceLimits = {
  /** How much work runs at once, of all and of each key. */
  places: number;
  placesEach?: number;
  /** How much may wait beside it. */
  maxWaiting?: number;
  maxWaitingEach?: number;
};

/** Whose work it is, null for nobody's in particular; what waits is dropped when its request has ended. */
export type Claim = { key: string | null; ended?: AbortSignal | undefined };

type Waiting = { key: string | null; enter: () => void };

/** Too much waits already, or nobody waits for the answer any more. */
export class NoPlace extends CoreError {
  constructor() {
    super('unavailable', 'filesBusy');
  }
}

/** Runs work as soon as there is a place for it. Whoever holds the fewest places comes first, then whoever came first. */
export function sharePlaces({
  places,
  placesEach = places,
  maxWaiting = Infinity,
  maxWaitingEach = maxWaiting,
}: PlaceLimits) {
  const queue = new Set<Waiting>();
  const held: string[] = [];
  let free = places;
  const heldBy = (key: string | null) => held.filter((each) => each === key).length;

  function take(key: string | null): void {
    free -= 1;
    if (key !== null) held.push(key);
  }
  function leave(key: string | null): void {
    free += 1;
    if (key !== null) held.splice(held.indexOf(key), 1);
    const [next] = [...queue]
      .filter((each) => heldBy(each.key) < placesEach)
      .sort((a, b) => heldBy(a.key) - heldBy(b.key));
    next?.enter();
  }
  async function waitForPlace({ key, ended }: Claim): Promise<void> {
    const own = key === null ? [] : [...queue].filter((each) => each.key === key);
    if (queue.size >= maxWaiting || own.length >= maxWaitingEach) throw new NoPlace();
    const entered = Promise.withResolvers<void>();
    const enter = () => {
      queue.delete(waiting);
      take(key);
      entered.resolve();
    };
    const waiting = { key, enter };
    const drop = () => {
      if (queue.delete(waiting)) entered.reject(new NoPlace());
    };
    queue.add(waiting);
    ended?.addEventListener('abort', drop);
    await entered.promise.finally(() => ended?.removeEventListener('abort', drop));
  }
  return async <Result>(claim: Claim, work: () => Promise<Result>): Promise<Result> => {
    if (claim.ended?.aborted) throw new NoPlace();
    if (free > 0 && heldBy(claim.key) < placesEach) take(claim.key);
    else await waitForPlace(claim);
    try {
      return await work();
    } finally {
      leave(claim.key);
    }
  };
}

/** Runs at most `concurrency` pieces of work at a time; later ones wait in the order in which they came. */
export function limitConcurrency(concurrency: number) {
  const run = sharePlaces({ places: concurrency });
  return <Result>(work: () => Promise<Result>): Promise<Result> => run({ key: null }, work);
}
