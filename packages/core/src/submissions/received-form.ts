import type { PictureSender } from '../media-store.ts';
import type { FormHints } from '@naya/contract/submissions/form-hints';
import { createHash, hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A file of a form, set aside on disk until its request is answered. `name` is the sender's. */
export type ReceivedFile = { path: string; bytes: number; name: string };

export type ReceivedForm = {
  fields: Record<string, string>;
  files: ReadonlyMap<string, ReceivedFile>;
  sender?: PictureSender;
};

/** The client-made id of a submission, the page it came from, and how its form was filled in. */
export type Sender = {
  key: string;
  origin: string | null;
  /** Whose key it was sent with. */
  partner_id: number | null;
  /** What is sent with a test key is answered, and neither stored nor mailed. */
  isTest: boolean;
  hints: FormHints;
  /** By what its mails are counted; null while limits are off. */
  counted: { clientIp: string | null } | null;
  /** Counts a valid form for the e-mail in it; throws if there were too many. What is refused uses up nothing. */
  admit: (email: string) => Promise<void>;
  /** Called when its key was used before for the same, and the first answer is given again: that counts for nothing. */
  onReplay: () => Promise<void>;
};

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
