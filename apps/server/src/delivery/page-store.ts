import type { CachedPage } from './cached-page.ts';

/** Pages by URL, bounded by bytes: the least recently used is removed first. */
export class PageStore {
  readonly #pages = new Map<string, CachedPage>();
  readonly #addresses = new Map<string, Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #uses = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(address: string): CachedPage | undefined {
    const page = this.#pages.get(address);
    // Counted, not moved to the end of the map: that would make garbage with every hit.
    if (page) page.usedAt = ++this.#uses;
    return page;
  }

  put(address: string, page: CachedPage): void {
    this.delete(address);
    page.usedAt = ++this.#uses;
    this.#pages.set(address, page);
    this.#bytes += sizeOf(address, page);
    for (const tag of page.tags) {
      const addresses = this.#addresses.get(tag) ?? new Set();
      this.#addresses.set(tag, addresses.add(address));
    }
    while (this.#bytes > this.#maxBytes) this.delete(this.#unusedLongest());
  }

  delete(address: string): void {
    const page = this.#pages.get(address);
    if (!page) return;
    this.#pages.delete(address);
    this.#bytes -= sizeOf(address, page);
    for (const tag of page.tags) {
      const addresses = this.#addresses.get(tag);
      addresses?.delete(address);
      if (addresses?.size === 0) this.#addresses.delete(tag);
    }
  }

  #unusedLongest(): string {
    let longest = '';
    let least = Infinity;
    for (const [address, { usedAt }] of this.#pages) {
      if (usedAt < least) [longest, least] = [address, usedAt];
    }
    return longest;
  }

  size(): { bytes: number; pages: number } {
    return { bytes: this.#bytes, pages: this.#pages.size };
  }

  outdate(tag: string): void {
    for (const address of this.#addresses.get(tag) ?? []) {
      const page = this.#pages.get(address);
      if (page) page.outdated = true;
    }
  }

  outdateAll(): void {
    for (const page of this.#pages.values()) page.outdated = true;
  }
}

function sizeOf(address: string, page: CachedPage): number {
  return page.bytes + 2 * address.length;
}
