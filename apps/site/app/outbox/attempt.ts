import { type ApiError, isApiError } from '@naya/contract/api/errors';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { deleteDraft } from './drafts.ts';
import type { Entry } from './entry.ts';
import { retryDelay } from './retry-delay.ts';
import { send } from './send.ts';
import { announceSent } from './sent.ts';
import { deleteEntry, storeEntry } from './store.ts';
import type { OnProgress } from './xhr-fetch.ts';

const finalStatuses = new Set([400, 413, 415, 422]);

/** An answer that would be the same next time; a 2xx gets here when its body says that it failed. */
export function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error) || error.status === null) return false;
  return error.status < 300 || finalStatuses.has(error.status);
}

/** Sends the entry once and stores the outcome. The caller must hold the lock of the entry. */
export async function attempt(entry: Entry, onProgress?: OnProgress): Promise<Receipt> {
  try {
    const receipt = await send(entry, onProgress);
    await deleteEntry(entry.id);
    await deleteDraft(entry.id);
    announceSent(entry.id, receipt);
    return receipt;
  } catch (error) {
    await storeEntry(isRefusal(error) ? withRefusal(entry, error) : withRetryTime(entry, error));
    throw error;
  }
}

function withRefusal(entry: Entry, error: ApiError): Entry {
  return { ...entry, refusal: { message: error.message, errors: error.errors ?? {} } };
}

function withRetryTime(entry: Entry, error: unknown): Entry {
  const attempts = entry.attempts + 1;
  const retryAfter = isApiError(error) ? error.retryAfterSeconds : null;
  return { ...entry, attempts, nextAt: Date.now() + retryDelay(attempts, retryAfter) };
}
