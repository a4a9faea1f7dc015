/** A small seeded generator (mulberry32): the same seed gives the same catalogue everywhere. */
export type Random = {
  next: () => number;
  whole: (min: number, max: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** The first items far more often than the last, as words and cities are in life. */
  pickSkewed: <Item>(items: readonly Item[]) => Item;
};

function at<Item>(items: readonly Item[], position: number): Item {
  const item = items[Math.floor(position * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => at(items, next()),
    pickSkewed: (items) => at(items, next() ** 2.2),
  };
}
