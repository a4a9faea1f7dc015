import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { franchisesUrl } from '@naya/contract/urls';
import type { Database } from '@naya/db/client';
import type { LocalSite } from '../../deploy/local/start-all.ts';
import { printTable } from './support/figures.ts';
import { load } from './support/load.ts';

const seconds = 12;
const killAfterMs = 4_000;
const submissions = 90;
const subject = 'Other';

/** kill -9 of one instance while pages that no cache has are read and messages are sent. */
export async function failOver(site: LocalSite, { pool }: Database): Promise<void> {
  const reading = readUncachedPages(site.url, seconds);
  const sending = sendAll(site.url, { count: submissions, seconds: seconds / 2 });
  await wait(killAfterMs);
  process.kill(site.instances[0]?.pid() ?? 0, 'SIGKILL');
  const [reads, sent] = [await reading, await sending];
  const { rows } = await pool.query<{ email: string }>(
    'select email from submissions where email = any($1)',
    [sent.keys.map(emailOf)],
  );
  const kept = new Set(rows.map(({ email }) => email)).size;
  console.log('One of two instances killed with -9 under load:');
  printTable(
    ['reads', 'failed reads', 'messages sent', 'sent again', 'lost', 'doubled'],
    [
      [
        reads.total,
        reads.failed,
        sent.keys.length,
        sent.repeated,
        sent.keys.length - kept,
        rows.length - kept,
      ],
    ],
  );
}

/** Pages that no cache has. */
export function readUncachedPages(url: string, duration: number, connections = 8) {
  const requests = Array.from({ length: 1_500 }, (_, index) => ({
    path: franchisesUrl({ search: `word ${index}` }),
  }));
  return load({ url, connections, duration, requests });
}

type Messages = { count: number; seconds: number };

export async function sendAll(url: string, { count, seconds }: Messages) {
  const keys = Array.from({ length: count }, () => randomUUID());
  let repeated = 0;
  for (const key of keys) {
    // As the browser's outbox does: until there is an answer, under one key.
    while (!(await send(url, key))) repeated += 1;
    await wait((seconds * 1_000) / count);
  }
  return { keys, repeated };
}

export const emailOf = (key: string) => `${key}@example.in`;

export async function send(url: string, key: string): Promise<boolean> {
  const body = {
    name: 'Asha',
    email: emailOf(key),
    subject,
    message: 'Please write to me.',
  };
  const response = await fetch(`${url}/admin/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  }).catch(() => null);
  return response?.status === 201;
}
