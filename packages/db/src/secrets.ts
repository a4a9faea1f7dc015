import { randomBytes } from 'node:crypto';
import { and, eq } from './drizzle.ts';
import type { Db } from './client.ts';
import { secrets } from './tables/secrets.ts';

/** The secret of that name, made at first need; processes that ask together get the same one. */
export async function findOrMakeSecret(db: Db, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [secret] = await db
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, name));
  if (!secret) throw new Error(`The secret ${name} could not be kept`);
  return secret.value;
}

export async function hasSecret(db: Db, name: string, value: string): Promise<boolean> {
  return (await db.$count(secrets, and(eq(secrets.name, name), eq(secrets.value, value)))) > 0;
}

export async function deleteSecret(db: Db, name: string): Promise<void> {
  await db.delete(secrets).where(eq(secrets.name, name));
}
