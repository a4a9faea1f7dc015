/** For how many seconds a shared cache may serve an answer, go on while it fetches a newer one, and stand in for a failed one. */
export type CachePolicy = { fresh: number; whileRevalidating: number; ifError: number };

const notShared = /\b(?:no-store|no-cache|private)\b/i;

/** Reads a Cache-Control header; null if no shared cache may store the answer. One that says nothing is never fresh. */
export function readCachePolicy(cacheControl: string): CachePolicy | null {
  if (notShared.test(cacheControl)) return null;
  const directives = new Map(
    cacheControl.split(',').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=');
      return [name, Number(value.replaceAll('"', '')) || 0];
    }),
  );
  return {
    fresh: directives.get('s-maxage') ?? directives.get('max-age') ?? 0,
    whileRevalidating: directives.get('stale-while-revalidate') ?? 0,
    ifError: directives.get('stale-if-error') ?? 0,
  };
}

/** Browsers ask again each time; caches in between keep the answer as long as the policy says. */
export function writeCachePolicy({ fresh, whileRevalidating, ifError }: CachePolicy): string {
  return [
    'public, max-age=0',
    `s-maxage=${fresh}`,
    `stale-while-revalidate=${whileRevalidating}`,
    `stale-if-error=${ifError}`,
  ].join(', ');
}

/** What a page made of answers with these headers may say: the strictest of each; `no-store` if one of them may not be shared. */
export function strictestCacheControl(answers: Iterable<string>): string {
  const policies = [...answers].map(readCachePolicy);
  const shared = policies.filter((policy) => policy !== null);
  if (shared.length === 0 || shared.length < policies.length) return 'no-store';
  const least = (key: keyof CachePolicy) => Math.min(...shared.map((policy) => policy[key]));
  return writeCachePolicy({
    fresh: least('fresh'),
    whileRevalidating: least('whileRevalidating'),
    ifError: least('ifError'),
  });
}
