import type { SortOption } from '../../constants.ts';
import type { Columns } from './columns.ts';
import { longer } from './lists.ts';
import { compareIds, compareNames } from './order.ts';
import type { CatalogueRow } from './row.ts';

type Compare = (a: number, b: number) => number;
type Order = { places: Uint32Array; size: number };

/** So many are sorted or merged before others may go first. */
const sliceSize = 2_048;

/** The franchises in each order, sorted at its first use and kept so. */
export function createOrders(rows: readonly (CatalogueRow | undefined)[], columns: Columns) {
  const orders = new Map<SortOption, Order>();

  const byId: Compare = (a, b) => compareIds(rows[a]?.id ?? 0, rows[b]?.id ?? 0);
  const byName: Compare = (a, b) =>
    compareNames(rows[a]?.business_name ?? '', rows[b]?.business_name ?? '') || byId(a, b);
  function compareBy(sort: SortOption): Compare {
    if (sort === 'name') return byName;
    // Who has no figure is equal to others without: the difference of two infinities is no number.
    const figures = columns[sort];
    return (a, b) => figures[a]! - figures[b]! || byId(a, b);
  }

  /** Where it stands, or would. */
  function findPlace({ places, size }: Order, compare: Compare, place: number): number {
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(places[middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function* sorted(sort: SortOption): Generator<void, Order> {
    const compare = compareBy(sort);
    const all = rows.flatMap((row, place) => (row ? [place] : []));
    let [from, to] = [new Uint32Array(all.length), new Uint32Array(all.length)];
    for (let start = 0; start < all.length; start += sliceSize) {
      from.set(all.slice(start, start + sliceSize).sort(compare), start);
      yield;
    }
    for (let width = sliceSize; width < all.length; width *= 2) {
      for (let start = 0; start < all.length; start += width * 2)
        yield* merge(from, to, start, start + width, start + width * 2, compare);
      [from, to] = [to, from];
    }
    return { places: from, size: all.length };
  }

  return {
    *get(sort: SortOption): Generator<void, Uint32Array> {
      const order = orders.get(sort) ?? (yield* sorted(sort));
      orders.set(sort, order);
      return order.places.subarray(0, order.size);
    },
    /** Before its row and its columns change. */
    remove(place: number): void {
      for (const [sort, order] of orders) {
        const at = findPlace(order, compareBy(sort), place);
        order.places.copyWithin(at, at + 1, order.size);
        order.size -= 1;
      }
    },
    /** After that. */
    add(place: number): void {
      for (const [sort, order] of orders) {
        if (order.size === order.places.length) order.places = longer(order.places, order.size);
        const at = findPlace(order, compareBy(sort), place);
        order.places.copyWithin(at + 1, at, order.size);
        order.places[at] = place;
        order.size += 1;
      }
    },
  };
}

/** Merges two sorted parts that lie side by side. */
function* merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: Compare,
): Generator<void> {
  let [left, right] = [start, Math.min(middle, from.length)];
  const [leftEnd, rightEnd] = [right, Math.min(end, from.length)];
  for (let at = start; at < rightEnd; at += 1) {
    const takesLeft =
      right >= rightEnd || (left < leftEnd && compare(from[left]!, from[right]!) <= 0);
    to[at] = takesLeft ? from[left++]! : from[right++]!;
    if (at % sliceSize === 0) yield;
  }
}
