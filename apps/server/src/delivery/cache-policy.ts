/** How long, in milliseconds, an answer is good, may be shown while a newer one is made, and may stand in for a failed one. */
export type CachePolicy = { fresh: number; whileRevalidating: number; ifError: number };

const notForAll = /\b(?:no-store|no-cache|private)\b/i;

/** Reads how long a shared cache may serve an answer; null when it may not store it. */
export function readCachePolicy(cacheControl: string | null): CachePolicy | null {
  if (!cacheControl || notForAll.test(cacheControl)) return null;
  const directives = new Map(
    cacheControl.split(',').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=');
      return [name, Number(value.replaceAll('"', '')) * 1000 || 0];
    }),
  );
  const fresh = directives.get('s-maxage') ?? directives.get('max-age') ?? 0;
  const whileRevalidating = directives.get('stale-while-revalidate') ?? 0;
  const ifError = directives.get('stale-if-error') ?? 0;
  return fresh > 0 ? { fresh, whileRevalidating, ifError } : null;
}
