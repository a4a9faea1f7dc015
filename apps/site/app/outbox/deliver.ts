import { attempt } from './attempt.ts';
import { runIfUnlocked } from './lock.ts';
import { allEntries, findEntry, isFirstAttemptPending, refreshSummary } from './store.ts';

/** Another tab is sending an entry that is due and still stored, so this tab waits at least so long. */
const shortestWaitMs = 1_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries what is due, or everything when the visitor or a returning network asks for it. */
export async function deliver({ everything = false } = {}): Promise<void> {
  const now = Date.now();
  const entries = (await allEntries()).filter(
    ({ id, refusal }) => !refusal && !isFirstAttemptPending(id),
  );
  const due = entries.filter((entry) => everything || entry.nextAt <= now);
  await Promise.all(due.map(({ id, attempts }) => tryAgain(id, attempts)));
  await refreshSummary();
  await scheduleDelivery();
}

function tryAgain(id: string, attempts: number): Promise<void> {
  return runIfUnlocked(id, async () => {
    const entry = await findEntry(id);
    // Another tab may have been faster.
    if (!entry || entry.refusal || entry.attempts !== attempts) return;
    await attempt(entry).catch((error: unknown) => console.warn(error));
  });
}

export async function scheduleDelivery(): Promise<void> {
  const waiting = (await allEntries()).filter(
    ({ id, refusal }) => !refusal && !isFirstAttemptPending(id),
  );
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map((entry) => entry.nextAt));
  timer = setTimeout(() => void deliver(), Math.max(shortestWaitMs, next - Date.now()));
}
