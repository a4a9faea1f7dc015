import { attempt } from './attempt.ts';
import { unlessTaken } from './lock.ts';
import { allEntries, findEntry, isUnderWay, summarise } from './store.ts';

/** Not at once: what is due and still here is being sent by another tab. */
const shortestWaitMs = 1_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries what is due, or everything when the visitor or a returning network asks for it. */
export async function deliver({ everything = false } = {}): Promise<void> {
  const now = Date.now();
  const entries = (await allEntries()).filter(({ id, refusal }) => !refusal && !isUnderWay(id));
  const due = entries.filter((entry) => everything || entry.nextAt <= now);
  await Promise.all(due.map(({ id, attempts }) => tryAgain(id, attempts)));
  await summarise();
  await plan();
}

function tryAgain(id: string, attempts: number): Promise<void> {
  return unlessTaken(id, async () => {
    const entry = await findEntry(id);
    // Another tab may have been faster.
    if (!entry || entry.refusal || entry.attempts !== attempts) return;
    await attempt(entry).catch((error: unknown) => console.warn(error));
  });
}

export async function plan(): Promise<void> {
  const waiting = (await allEntries()).filter(({ id, refusal }) => !refusal && !isUnderWay(id));
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map((entry) => entry.nextAt));
  timer = setTimeout(() => void deliver(), Math.max(shortestWaitMs, next - Date.now()));
}
