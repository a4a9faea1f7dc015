export type Batcher<Item, Result> = (item: Item) => Promise<Result>;

export type BatcherOptions = {
  /** How many items a round may have. */
  maxSize: number;
  /** Whether each item alone would fail with this error too; if not, each is tried alone. */
  concernsAll: (error: unknown) => boolean;
  /** Whether the items that wait for the next round are refused as well, so that no wait adds up to several. */
  concernsWaiting?: (error: unknown) => boolean;
};

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
};

/** Runs `work` on many items at once: items that arrive during a round form the next one. A lone item does not wait. */
export function createBatcher<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { maxSize, concernsAll, concernsWaiting = () => false }: BatcherOptions,
): Batcher<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function runRound(): Promise<void> {
    const taken = queue.splice(0, maxSize);
    try {
      const results = await work(taken.map(({ item }) => item));
      for (const [index, { resolve }] of taken.entries()) resolve(results[index] as Result);
    } catch (error) {
      const isFinal = taken.length === 1 || concernsAll(error);
      for (const { item, resolve, reject } of taken) {
        if (isFinal) reject(error);
        else resolve(work([item]).then(([result]) => result as Result));
      }
      if (concernsWaiting(error)) for (const { reject } of queue.splice(0)) reject(error);
    }
  }
  function start(): void {
    if (isRunning || queue.length === 0) return;
    isRunning = true;
    void runRound().finally(() => {
      isRunning = false;
      start();
    });
  }
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      // Items that arrive before this runs join the same batch.
      setImmediate(start);
    });
}
