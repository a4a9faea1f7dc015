/** Runs at most `concurrency` pieces of work at a time; later ones wait in the order in which they came. */
export function limitConcurrency(concurrency: number) {
  const waiting: (() => void)[] = [];
  let free = concurrency;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
