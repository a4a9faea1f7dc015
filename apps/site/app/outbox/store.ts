import { contactUrl, franchiseUrl, joinInvestorUrl, listFranchiseUrl } from '@naya/contract/urls';
import { openDatabase } from './database.ts';
import type { Entry } from './entry.ts';
import { runExclusively } from './lock.ts';
import { readSummary, writeSummary } from './summary.ts';

/** Stands in where the browser keeps nothing, or has no room: then an entry lives as long as its page. */
const memoryEntries = new Map<string, Entry>();
/** Entries whose first attempt a form is still waiting for: nothing to tell the visitor yet. */
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
    // Nothing can be in there.
  }
}

/** The summary is written first: a page that is closed in between leaves an entry that is looked for. */
export function storeEntry(entry: Entry): Promise<void> {
  return runExclusively('summary', async () => {
    writeSummary(readSummary() ?? { waiting: 0, refused: [] });
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
  const refused = entries.filter((entry) => entry.refusal);
  const waiting = entries.filter((entry) => !entry.refusal && !pendingFirstAttempts.has(entry.id));
  if (entries.length === 0) return writeSummary(null);
  writeSummary({
    waiting: waiting.length,
    refused: refused.map((entry) => ({ id: entry.id, kind: entry.kind, url: pageOf(entry) })),
  });
}

function pageOf(entry: Entry): string {
  if (entry.kind === 'enquiry') return franchiseUrl(entry.payload.franchiseId);
  return { contact: contactUrl, investor: joinInvestorUrl, listing: listFranchiseUrl }[entry.kind];
}
