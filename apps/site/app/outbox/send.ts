import { createSubmissions } from '@naya/contract/api/client/submissions';
import { createSend, type Fetch } from '@naya/contract/api/client/transport';
import type { ApiError } from '@naya/contract/api/errors';
import { isApiError } from '@naya/contract/api/is-api-error';
import { apiBaseUrl } from '@naya/contract/api/paths';
import type { ContactMessage } from '@naya/contract/submissions/contact';
import type { InvestorRegistration } from '@naya/contract/submissions/investor';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { xhrFetch, type OnProgress } from '../data/xhr-fetch.ts';
import { deleteDraft } from './drafts.ts';
import {
  newEntry,
  runExclusively,
  beginFirstAttempt,
  endFirstAttempt,
  deleteEntry,
  findEntry,
  storeEntry,
  isOld,
  runIfUnlocked,
  allEntries,
  isFirstAttemptPending,
  refreshSummary,
  type Kind,
  type Payloads,
  type Sending,
  type Entry,
  type FormFields,
} from './store.ts';

/** The contact form shows success at once: after this time the summary counts its pending first attempt. */
const contactSummaryDelayMs = 2_000;

/**
 * Stores the submission, then sends it. Resolves with the receipt of the first attempt; rejects with its ApiError, and
 * unless that was a refusal the entry is tried again until the server has answered.
 * The same `id` replaces the stored entry, so pressing the button again sends one submission.
 */
export async function submit<K extends Kind>(
  kind: K,
  payload: Payloads[K],
  sending: Sending,
  onProgress?: OnProgress,
): Promise<Receipt> {
  const { id } = sending;
  beginFirstAttempt(id);
  const summaryTimer =
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
    clearTimeout(summaryTimer);
    await endFirstAttempt(id);
    await scheduleDelivery();
  }
}

const finalStatuses = new Set([400, 403, 404, 410, 413, 415, 422]);

/** Whether a retry would get the same answer; a 2xx is an error when its body says that it failed. */
export function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error) || error.status === null) return false;
  return error.status < 300 || finalStatuses.has(error.status);
}

/** Whether only the network is missing: it goes by itself as soon as that is back, which the line of the outbox says. */
export function waitsForNetwork(error: unknown): boolean {
  return !navigator.onLine && !isRefusal(error);
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
  const { message, status } = error;
  const refusal = { message, errors: error.errors ?? {}, status: status ?? undefined };
  return { ...entry, refusal };
}

function withRetryTime(entry: Entry, error: unknown): Entry {
  const attempts = entry.attempts + 1;
  const retryAfter = isApiError(error) ? error.retryAfterSeconds : null;
  return { ...entry, attempts, nextAt: Date.now() + retryDelay(attempts, retryAfter) };
}

const timeoutMs = 30_000;

/** Continues after the visitor leaves the page (keepalive). */
const keepaliveFetch: Fetch = (url, init) =>
  window.fetch(url, { ...init, keepalive: true, signal: AbortSignal.timeout(timeoutMs) });

function callsBy(fetch: Fetch) {
  return createSubmissions(createSend({ fetch, baseUrl: apiBaseUrl }));
}

function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** One attempt, whatever is submitted. The server checks the values, so they pass here as they were typed. */
export function send(entry: Entry, onProgress?: OnProgress): Promise<Receipt> {
  const { id, key = id, hints } = entry;
  if (entry.kind === 'listing') {
    return callsBy(xhrFetch(onProgress)).submitListing(formOf(entry.payload), key, hints);
  }
  const calls = callsBy(keepaliveFetch);
  if (entry.kind === 'enquiry') return calls.sendEnquiry(entry.payload, key, hints);
  if (entry.kind === 'contact')
    return calls.sendContact(entry.payload as ContactMessage, key, hints);
  return calls.registerInvestor(entry.payload as InvestorRegistration, key, hints);
}

const firstDelayMs = 1_000;
const maxDelayMs = 300_000;

/** Exponential backoff with jitter. */
export function retryDelay(attempts: number, retryAfterSeconds: number | null): number {
  const doubled = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempts - 1));
  const spread = doubled * (0.75 + Math.random() * 0.5);
  return Math.max(spread, (retryAfterSeconds ?? 0) * 1_000);
}

/** A lower bound: an entry that is due and still stored is being sent by another tab. */
const minWaitMs = 1_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the entries that are due, or all of them after "Send now" or the `online` event. */
export async function deliver({ everything = false } = {}): Promise<void> {
  const now = Date.now();
  const due = (await automaticEntries()).filter((entry) => everything || entry.nextAt <= now);
  await Promise.all(due.map(({ id, attempts }) => tryAgain(id, attempts)));
  await refreshSummary();
  await scheduleDelivery();
}

/** Entries that are retried automatically: neither refused nor old ones, about which the visitor decides. */
async function automaticEntries(): Promise<Entry[]> {
  return (await allEntries()).filter(
    (entry) => !entry.refusal && !isOld(entry) && !isFirstAttemptPending(entry.id),
  );
}

function tryAgain(id: string, attempts: number): Promise<void> {
  return runIfUnlocked(id, async () => {
    const entry = await findEntry(id);
    // Another tab may have sent it meanwhile.
    if (!entry || entry.refusal || entry.attempts !== attempts) return;
    await attempt(entry).catch((error: unknown) => console.warn(error));
  });
}

export async function scheduleDelivery(): Promise<void> {
  const entries = await automaticEntries();
  clearTimeout(timer);
  if (entries.length === 0) return;
  const next = Math.min(...entries.map((entry) => entry.nextAt));
  timer = setTimeout(() => void deliver(), Math.max(minWaitMs, next - Date.now()));
}

/** The visitor confirmed an old entry; another tab may have decided before. */
export async function sendOldEntry(id: string): Promise<void> {
  await runExclusively(id, async () => {
    const entry = await findEntry(id);
    const now = Date.now();
    if (entry && isOld(entry)) await storeEntry({ ...entry, confirmedAt: now, nextAt: now });
  });
  await deliver();
}

/** Waits for an attempt in progress, which would store the entry again. */
export function discardEntry(id: string): Promise<void> {
  return runExclusively(id, () => deleteEntry(id));
}

type Listener = (receipt: Receipt) => void;

const listeners = new Map<string, Set<Listener>>();

export function announceSent(id: string, receipt: Receipt): void {
  for (const listener of listeners.get(id) ?? []) listener(receipt);
}

/** For a form whose first attempt failed: calls back when a later one succeeds. */
export function onSent(id: string, listener: Listener): () => void {
  const ofId = listeners.get(id) ?? new Set();
  listeners.set(id, ofId.add(listener));
  return () => ofId.delete(listener);
}
