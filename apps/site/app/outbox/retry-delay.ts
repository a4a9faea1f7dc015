const firstMs = 1_000;
const longestMs = 300_000;

/** Doubling, and spread out, so that many browsers do not come back at the same moment. */
export function retryDelay(attempts: number, retryAfterSeconds: number | null): number {
  const doubled = Math.min(longestMs, firstMs * 2 ** (attempts - 1));
  const spread = doubled * (0.75 + Math.random() * 0.5);
  return Math.max(spread, (retryAfterSeconds ?? 0) * 1_000);
}
