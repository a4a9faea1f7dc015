import { sql } from './drizzle.ts';
import type { Db } from './client.ts';
import { rateLimits } from './tables/rate-limits.ts';

/** Every counter's key ends with the digest of whom it counts. */
export async function deleteRateLimitsOf(db: Db, digest: string): Promise<void> {
  await db
    .delete(rateLimits)
    .where(sql`${rateLimits.key} like ${`%:${digest.replaceAll('_', String.raw`\_`)}`}`);
}

/** Their times are in milliseconds. */
export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.expire} < extract(epoch from now()) * 1000`);
}
