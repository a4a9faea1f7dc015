type CachePolicy = { fresh: number; revalidate: number; ifError: number };

export type SiteFetch = (url: string, init?: RequestInit) => Promise<Response>;

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
  readonly #policies: CachePolicy[] = [];
  #uncacheable = false;
  #failed = false;

  watch(fetch: SiteFetch): SiteFetch {
    return async (url, init) => {
      try {
        const response = await fetch(url, init);
        this.#note(response);
        return response;
      } catch (error) {
        this.#failed = true;
        throw error;
      }
    };
  }

  #note(response: Response): void {
    const policy = response.headers.get('Cache-Control') ?? '';
    if (response.status >= 500) this.#failed = true;
    if (/no-store|private/i.test(policy)) this.#uncacheable = true;
    for (const tag of response.headers.get('Cache-Tag')?.split(/[\s,]+/) ?? []) {
      if (tag) this.#tags.add(tag);
    }
    this.#policies.push(readPolicy(policy));
  }

  /** Something of the page could not be read. */
  get failed(): boolean {
    return this.#failed;
  }

  get cacheTag(): string {
    return [...this.#tags].sort().join(' ');
  }

  /** The strictest of the reads. */
  get cacheControl(): string {
    if (this.#failed || this.#uncacheable || this.#policies.length === 0) return 'no-store';
    const least = (key: keyof CachePolicy) => Math.min(...this.#policies.map((each) => each[key]));
    return [
      'public, max-age=0',
      `s-maxage=${least('fresh')}`,
      `stale-while-revalidate=${least('revalidate')}`,
      `stale-if-error=${least('ifError')}`,
    ].join(', ');
  }
}
