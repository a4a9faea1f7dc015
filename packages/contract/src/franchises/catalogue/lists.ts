/** A list of numbers for each number, all in one array: thousands of small ones cost little more than their numbers. */
export function createLists() {
  let starts = new Uint32Array(64);
  let sizes = new Uint32Array(64);
  let pool = new Uint32Array(1_024);
  let used = 0;
  let live = 0;

  /** Moves the lists together when a third is left over, else makes room. */
  function makeRoom(count: number): void {
    if (used + count <= pool.length) return;
    const target =
      live < (used * 2) / 3 && live + count <= pool.length ? pool.length : (used + count) * 1.5;
    const moved = new Uint32Array(target);
    let end = 0;
    for (let at = 0; at < sizes.length; at += 1) {
      const [start = 0, size = 0] = [starts[at], sizes[at]];
      moved.set(pool.subarray(start, start + size), end);
      starts[at] = end;
      end += size;
    }
    pool = moved;
    used = end;
  }

  function set(at: number, values: readonly number[]): void {
    if (at >= starts.length) {
      starts = longer(starts, at);
      sizes = longer(sizes, at);
    }
    const before = sizes[at] ?? 0;
    live += values.length - before;
    if (values.length > before) {
      sizes[at] = 0;
      makeRoom(values.length);
      starts[at] = used;
      used += values.length;
    }
    sizes[at] = values.length;
    pool.set(values, starts[at]);
  }

  return {
    set,
    get: (at: number): Uint32Array => {
      const start = starts[at] ?? 0;
      return pool.subarray(start, start + (sizes[at] ?? 0));
    },
    /** For loops over all of them: they end with the next `set`. */
    all: () => ({ starts, sizes, pool }),
  };
}

/** The same numbers with room for this place. */
export function longer<Numbers extends Uint8Array | Uint32Array | Float64Array>(
  numbers: Numbers,
  place: number,
): Numbers {
  const longer = new (numbers.constructor as new (length: number) => Numbers)(
    Math.ceil((place + 1) * 1.5),
  );
  longer.set(numbers);
  return longer;
}
