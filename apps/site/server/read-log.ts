import type { OnRead } from '@naya/contract/api/port';

type CachePolicy = { fresh: number; revalidate: number; ifError: number };

function seconds(header: string, directive: string): number {
  return Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`, 'i').exec(header)?.[1] ?? 0);
}

/** A read without a policy of its own is as strict as one that says zero. */
function readPolicy(header: string): CachePolicy {
  return {
    fresh: seconds(header, 's-maxage') || seconds(header, 'max-age'),
    revalidate: seconds(header, 'stale-while-revalidate'),
    ifError: seconds(header, 'stale-if-error'),
  };
}

/** Remembers what one page's reads said about caching, so that the page can say the same. */
export class ReadLog {
  readonly #tags = new Set<string>();
  readonly #policies = new Set<string>();
  #failed = false;

  readonly add: OnRead = ({ cacheControl, tags, hasFailed }) => {
    for (const tag of tags) this.#tags.add(tag);
    this.#policies.add(cacheControl);
    if (hasFailed) this.#failed = true;
  };

  /** Something of the page could not be read. */
  get failed(): boolean {
    return this.#failed;
  }

  get cacheTag(): string {
    return [...this.#tags].sort().join(' ');
  }

  /** The strictest of the reads. */
  get cacheControl(): string {
    const headers = [...this.#policies];
    const isUncacheable = headers.some((header) => /no-store|private/i.test(header));
    if (this.#failed || isUncacheable || headers.length === 0) return 'no-store';
    const policies = headers.map(readPolicy);
    const least = (key: keyof CachePolicy) => Math.min(...policies.map((each) => each[key]));
    return [
      'public, max-age=0',
      `s-maxage=${least('fresh')}`,
      `stale-while-revalidate=${least('revalidate')}`,
      `stale-if-error=${least('ifError')}`,
    ].join(', ');
  }
}
