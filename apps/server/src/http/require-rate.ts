import { CoreError } from '@naya/core/errors';

export type ByteRate = { bytesPerSecond: number; graceMs: number };

/** A phone with a bad line sends ten times as fast; the server's own limit for a whole request is a minute. */
export const slowestForm: ByteRate = { bytesPerSecond: 2 * 1024, graceMs: 10_000 };

/** Passes a body on; fails it as soon as its average rate is too low, also while nothing arrives at all. */
export function requireRate(
  { bytesPerSecond, graceMs }: ByteRate,
  fail: (error: CoreError) => void,
) {
  return async function* count(chunks: AsyncIterable<Uint8Array>) {
    const startedAt = performance.now();
    let bytes = 0;
    const timer = setInterval(() => {
      const expected = ((performance.now() - startedAt) / 1_000) * bytesPerSecond;
      if (bytes < expected) fail(new CoreError('too_slow', 'This form arrived too slowly.'));
    }, graceMs);
    try {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    } finally {
      clearInterval(timer);
    }
  };
}
