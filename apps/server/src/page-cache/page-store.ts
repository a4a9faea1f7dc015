import type { CachedPage } from './cached-page.ts';

/** Pages by address, bounded by bytes: what was not asked for longest goes first. */
export class PageStore {
  // A Map remembers the order of insertion: its first entry is the one unused for longest.
  readonly #pages = new Map<string, CachedPage>();
  readonly #addresses = new Map<string, Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  has(address: string): boolean {
    return this.#pages.has(address);
  }

  get(address: string): CachedPage | undefined {
    const page = this.#pages.get(address);
    if (page) {
      this.#pages.delete(address);
      this.#pages.set(address, page);
    }
    return page;
  }

  put(address: string, page: CachedPage): void {
    this.delete(address);
    this.#pages.set(address, page);
    this.#bytes += sizeOf(address, page);
    for (const tag of page.tags) {
      const addresses = this.#addresses.get(tag) ?? new Set();
      this.#addresses.set(tag, addresses.add(address));
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
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
