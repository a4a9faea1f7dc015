import { createHash, hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReceivedForm } from './received-form.ts';

/** Tells one body from another, after parsing: what a schema drops or trims makes no difference. */
export function hashBody(kind: string, body: unknown): string {
  return createHash('sha256')
    .update(`${kind} ${JSON.stringify(body)}`)
    .digest('base64url');
}

/** The hash of each file as it was sent: the way we encode pictures may change between two tries. */
export async function hashFiles(
  { files }: ReceivedForm,
  fields: readonly string[],
): Promise<[field: string, sha256: string][]> {
  const hashes: [string, string][] = [];
  for (const field of fields) {
    const file = files.get(field);
    if (file && file.bytes > 0) hashes.push([field, hash('sha256', await readFile(file.path))]);
  }
  return hashes;
}
