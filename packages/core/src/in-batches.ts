/** What one statement or transaction of a job takes: nobody waits long for it, and what is done stays when a later one fails. */
export const maxPerBatch = 500;

/** Repeats `work` until it finds nothing more to do, and adds up what it did. */
export async function repeatInBatches(work: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const done = await work();
    if (done === 0) return total;
    total += done;
  }
}

/** Goes through rows by rising ids, one list after the other. */
export async function* listInBatches(
  list: (part: { after: number; limit: number }) => Promise<number[]>,
): AsyncGenerator<number[], void> {
  for (let after = 0; ;) {
    const ids = await list({ after, limit: maxPerBatch });
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}
