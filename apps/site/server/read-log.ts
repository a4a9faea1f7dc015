import {
  readCachePolicy,
  writeCachePolicy,
  type CachePolicy,
} from '@naya/contract/api/cache-policy';
import type { OnRead } from '@naya/contract/api/port';

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
    const policies = [...this.#policies].map(readCachePolicy);
    const shared = policies.filter((policy) => policy !== null);
    if (this.#failed || shared.length === 0 || shared.length < policies.length) return 'no-store';
    const least = (key: keyof CachePolicy) => Math.min(...shared.map((each) => each[key]));
    return writeCachePolicy({
      fresh: least('fresh'),
      whileRevalidating: least('whileRevalidating'),
      ifError: least('ifError'),
    });
  }
}
