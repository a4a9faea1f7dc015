import { type ApiError, isApiError } from '@naya/contract/api/errors';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { forgetDraft } from './drafts.ts';
import type { Entry } from './entry.ts';
import { retryDelay } from './retry-delay.ts';
import { send } from './send.ts';
import { announceSent } from './sent.ts';
import { forgetEntry, keepEntry } from './store.ts';
import type { OnProgress } from './xhr-fetch.ts';

const finalStatuses = new Set([400, 413, 415, 422]);

/** An answer that would be the same next time; a 2xx gets here when its body says that it failed. */
export function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error) || error.status === null) return false;
  return error.status < 300 || finalStatuses.has(error.status);
}

/** Sends it once and notes the outcome; whoever calls holds the entry's lock. */
export async function attempt(entry: Entry, onProgress?: OnProgress): Promise<Receipt> {
  try {
    const receipt = await send(entry, onProgress);
    await forgetEntry(entry.id);
    await forgetDraft(entry.id);
    announceSent(entry.id, receipt);
    return receipt;
  } catch (error) {
    await keepEntry(isRefusal(error) ? refused(entry, error) : postponed(entry, error));
    throw error;
  }
}

function refused(entry: Entry, error: ApiError): Entry {
  return { ...entry, refusal: { message: error.message, errors: error.errors ?? {} } };
}

function postponed(entry: Entry, error: unknown): Entry {
  const attempts = entry.attempts + 1;
  const retryAfter = isApiError(error) ? error.retryAfterSeconds : null;
  return { ...entry, attempts, nextAt: Date.now() + retryDelay(attempts, retryAfter) };
}
