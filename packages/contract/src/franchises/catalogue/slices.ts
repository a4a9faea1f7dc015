/** So long a search holds the process before others may go first, in milliseconds. */
const longestSlice = 4;
/** So often a search begins again because the catalogue changed meanwhile; then it goes on to its end. */
const maxAttempts = 3;

export type Pause = (() => Promise<void>) | undefined;

/** Runs the steps, and lets others go first between them when they take long. */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  pause: Pause,
  goesOn: () => boolean = () => true,
): Promise<Result | null> {
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (!pause || performance.now() - start < longestSlice) continue;
    await pause();
    if (!goesOn()) return null;
    start = performance.now();
  }
}

/** The same for steps that read what may change between two slices. */
export async function runUnchanged<Result>(
  begin: () => Generator<void, Result>,
  pause: Pause,
  version: () => number,
): Promise<Result> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const seen = version();
    const result = await runInSlices(begin(), pause, () => version() === seen);
    if (result !== null) return result;
  }
  return (await runInSlices(begin(), undefined)) as Result;
}
