import { newId } from '@naya/contract/new-id';
import type { ContactMessage } from '@naya/contract/submissions/contact';
import type { EnquiryPayload } from '@naya/contract/submissions/enquiry-defaults';
import type { FormHints } from '@naya/contract/submissions/form-hints';
import type { InvestorRegistration } from '@naya/contract/submissions/investor';
import { contactUrl, franchiseUrl, joinInvestorUrl, listFranchiseUrl } from '@naya/contract/urls';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { emptySummary, readSummary, writeSummary, type KeptEntry } from './summary.ts';

type Texts<Form> = Record<keyof Form, string>;

/** The values of each form as typed; the server validates them. */
export type Payloads = {
  enquiry: EnquiryPayload;
  contact: Texts<ContactMessage>;
  investor: Texts<InvestorRegistration>;
  listing: FormData;
};
export type Kind = keyof Payloads;

/** IndexedDB cannot store a FormData, but it can store its fields, files included. */
export type FormFields = [name: string, value: FormDataEntryValue][];
type KindAndPayload = {
  [K in Kind]: { kind: K; payload: Payloads[K] extends FormData ? FormFields : Payloads[K] };
}[Kind];

/** Entries stored by an earlier version have no status. */
type Refusal = { message: string; errors: Record<string, string>; status?: number | undefined };

export type Entry = KindAndPayload & {
  /** Made by the form: submitting again replaces the entry with this id. */
  id: string;
  /** The idempotency key: the server stores one submission for it. Entries of an earlier version have none: their id is sent. */
  key?: string | undefined;
  hints: FormHints;
  createdAt: number;
  /** When the visitor last confirmed that an old entry should be sent. */
  confirmedAt?: number;
  attempts: number;
  nextAt: number;
  /** Set when the server refused it for good. */
  refusal: Refusal | null;
};

/** Older entries are sent only after the visitor confirms: they may have forgotten it, or found another way. */
export const maxAgeUnaskedMs = 14 * 24 * 3_600_000;

/** A time far in the future comes from a wrong clock: the age is unknown, so it counts as old. */
export function isOld({ createdAt, confirmedAt = createdAt }: Entry): boolean {
  return Math.abs(Date.now() - confirmedAt) > maxAgeUnaskedMs;
}

/** The id that it is stored under, and the form's spam hints. */
export type Sending = { id: string; hints: FormHints };

/** The same payload goes out under the key of `earlier`, whose answer may be lost; the server refuses that key for another payload. */
export function newEntry<K extends Kind>(
  kind: K,
  payload: Payloads[K],
  { id, hints }: Sending,
  earlier: Entry | undefined,
): Entry {
  const kept = payload instanceof FormData ? [...payload] : payload;
  const now = Date.now();
  return {
    kind,
    payload: kept,
    id,
    key: earlier && textOf(earlier.payload) === textOf(kept) ? earlier.key : newId(),
    hints,
    createdAt: now,
    attempts: 0,
    nextAt: now,
    refusal: null,
  } as Entry;
}

/** Serializes a payload for comparison; files by name, size and date. */
function textOf(payload: object): string {
  return JSON.stringify(payload, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

interface Stored extends DBSchema {
  outbox: { key: string; value: Entry };
  drafts: { key: string; value: unknown };
}

let opening: Promise<IDBPDatabase<Stored>> | null = null;

/** Holds drafts, and submissions that the server does not have yet. Rejects where the browser stores nothing. */
export function openDatabase(): Promise<IDBPDatabase<Stored>> {
  opening ??= openDB<Stored>('naya-outlet', 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id' });
      database.createObjectStore('drafts');
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Runs `unlocked` without the Web Locks API (plain http), or when it rejects because the visitor forbids storage. */
async function withLock<T>(
  name: string,
  options: LockOptions,
  task: (lock: Lock | null) => Promise<T>,
  unlocked: () => Promise<T>,
): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return unlocked();
  let isOpen = false;
  try {
    return await locks.request(`outbox ${name}`, options, (lock) => {
      isOpen = true;
      return task(lock);
    });
  } catch (error) {
    if (isOpen) throw error;
    return unlocked();
  }
}

/** Runs the task while no other tab holds the lock of this name. */
export function runExclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  return withLock(name, {}, task, task);
}

/** Skips the task while another tab runs it. Without locks both tabs send, and the server stores the entry once. */
export function runIfUnlocked(name: string, task: () => Promise<void>): Promise<void> {
  const ifFree = async (lock: Lock | null) => (lock ? task() : undefined);
  return withLock(name, { ifAvailable: true }, ifFree, task);
}

/** Fallback where IndexedDB is unavailable or full: an entry lives as long as its page. */
const memoryEntries = new Map<string, Entry>();
/** Entries whose form still shows the first attempt as pending: the summary leaves them out. */
const pendingFirstAttempts = new Set<string>();

export async function allEntries(): Promise<Entry[]> {
  try {
    const kept = await (await openDatabase()).getAll('outbox');
    return [...kept.filter(({ id }) => !memoryEntries.has(id)), ...memoryEntries.values()];
  } catch {
    return [...memoryEntries.values()];
  }
}

export async function findEntry(id: string): Promise<Entry | undefined> {
  return (await allEntries()).find((entry) => entry.id === id);
}

async function put(entry: Entry): Promise<void> {
  try {
    await (await openDatabase()).put('outbox', entry);
    memoryEntries.delete(entry.id);
  } catch {
    memoryEntries.set(entry.id, entry);
  }
}

async function remove(id: string): Promise<void> {
  memoryEntries.delete(id);
  try {
    await (await openDatabase()).delete('outbox', id);
  } catch {
    // Without a database there is nothing to delete.
  }
}

/** The summary is written first: if the page is closed in between, the next one still looks for the entry. */
export function storeEntry(entry: Entry): Promise<void> {
  return runExclusively('summary', async () => {
    writeSummary(readSummary() ?? emptySummary);
    await put(entry);
    await writeCurrentSummary();
  });
}

export function deleteEntry(id: string): Promise<void> {
  return runExclusively('summary', async () => {
    await remove(id);
    await writeCurrentSummary();
  });
}

export function beginFirstAttempt(id: string): void {
  pendingFirstAttempts.add(id);
}

export function endFirstAttempt(id: string): Promise<void> {
  pendingFirstAttempts.delete(id);
  return refreshSummary();
}

export function isFirstAttemptPending(id: string): boolean {
  return pendingFirstAttempts.has(id);
}

export function refreshSummary(): Promise<void> {
  return runExclusively('summary', writeCurrentSummary);
}

async function writeCurrentSummary(): Promise<void> {
  const entries = await allEntries();
  if (entries.length === 0) return writeSummary(null);
  const unsent = entries.filter(({ id, refusal }) => !refusal && !pendingFirstAttempts.has(id));
  const old = unsent.filter(isOld);
  writeSummary({
    waiting: unsent.length - old.length,
    old: old.map(describe),
    refused: entries.filter(({ refusal }) => refusal).map(describe),
  });
}

function describe(entry: Entry): KeptEntry {
  const { id, kind, createdAt, refusal } = entry;
  return {
    id,
    kind,
    url: pageOf(entry),
    about: brandOf(entry),
    createdAt,
    status: refusal?.status,
  };
}

function brandOf({ kind, payload }: Entry): string {
  if (kind === 'enquiry') return payload.franchiseName;
  if (kind !== 'listing') return '';
  const name = new Map(payload).get('business_name');
  return typeof name === 'string' ? name : '';
}

function pageOf(entry: Entry): string {
  if (entry.kind === 'enquiry') return franchiseUrl(entry.payload.franchiseId);
  return { contact: contactUrl, investor: joinInvestorUrl, listing: listFranchiseUrl }[entry.kind];
}
