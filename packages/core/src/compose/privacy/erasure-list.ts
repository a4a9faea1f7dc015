import { createHmac } from 'node:crypto';
import type { Db } from '@naya/db/client';
import { insertErasure } from '@naya/db/erasures';
import { findOrMakeSecret } from '@naya/db/secrets';
import type { Person } from '@naya/db/person';

type Sender = { key: string; email: string; mobile: string | null };

export function digestPerson(salt: string, name: string): string {
  return createHmac('sha256', salt).update(name).digest('base64url');
}

/** The names under which a sender may stand on the list. */
export function namesOf({ key, email, mobile }: Sender): string[] {
  const one = `submission ${key}`;
  if (email) return [`email ${email.toLowerCase()}`, one];
  return mobile ? [`mobile ${mobile}`, one] : [one];
}

/** Puts a person on the list by which a restored backup erases them again: as keyed hashes, never by name. */
export async function noteErasure(tx: Db, person: Person, keys: string[]): Promise<void> {
  await noteErasedNames(tx, namesToNote(person, keys));
}

export async function noteErasedNames(tx: Db, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const salt = await findOrMakeSecret(tx, 'erasures');
  for (const name of names) await insertErasure(tx, { salt, digest: digestPerson(salt, name) });
}

function namesToNote(person: Person, keys: string[]): string[] {
  if ('email' in person) return [`email ${person.email}`];
  if ('mobile' in person) return [`mobile ${person.mobile}`];
  return keys.map((key) => `submission ${key}`);
}
