import type { Receipt } from '@naya/contract/submissions/receipt';
import { attempt, isRefusal } from './attempt.ts';
import { scheduleDelivery } from './deliver.ts';
import { newEntry, type Kind, type Payloads, type Sending } from './entry.ts';
import { runExclusively } from './lock.ts';
import { beginFirstAttempt, endFirstAttempt, deleteEntry, findEntry, storeEntry } from './store.ts';
import type { OnProgress } from './xhr-fetch.ts';

/** The contact form says at once that it is sent: after this time the summary counts a pending first attempt. */
const contactSummaryDelayMs = 2_000;

/**
 * Keeps it, then sends it. Resolves with the receipt of the first attempt; rejects with its ApiError, and
 * unless that was a refusal the entry is tried again until the server has answered.
 * The same `id` replaces what was kept under it, so a visitor who presses the button again sends one thing.
 */
export async function submit<K extends Kind>(
  kind: K,
  payload: Payloads[K],
  sending: Sending,
  onProgress?: OnProgress,
): Promise<Receipt> {
  const { id } = sending;
  beginFirstAttempt(id);
  const told =
    kind === 'contact'
      ? setTimeout(() => void endFirstAttempt(id), contactSummaryDelayMs)
      : undefined;
  try {
    const entry = newEntry(kind, payload, sending, await findEntry(id));
    await storeEntry(entry);
    return await runExclusively(id, () => attempt(entry, onProgress));
  } catch (error) {
    // The other forms are still there to show the refusal at their fields.
    if (isRefusal(error) && kind !== 'contact') await deleteEntry(id);
    throw error;
  } finally {
    clearTimeout(told);
    await endFirstAttempt(id);
    await scheduleDelivery();
  }
}
