import type { Db } from '@naya/db/client';
import {
  claimResetLink,
  deleteResetLinksOf,
  findUser,
  unlockSecondFactor,
} from '@naya/db/accounts/office';
import type { Auth } from './auth.ts';

/** Returns the e-mail whose password only this link now sets; null when it, or another, was used, or it is too old. */
export async function claimResetEmail(auth: Auth, db: Db, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link || !(await claimResetLink(db, link))) return null;
  return (await findUser(db, link.value))?.email ?? null;
}

/** The person's other links end with the first use, and so does a lock that somebody with the old password caused. */
export async function endResets(db: Db, userId: string): Promise<void> {
  await deleteResetLinksOf(db, userId);
  await unlockSecondFactor(db, userId);
}
