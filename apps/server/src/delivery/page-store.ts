import type { CachedPage } from './cached-page.ts';

/** Pages by URL, bounded by bytes: the least recently used is removed first. */
export class PageStore {
  /** The least recently used comes first. */
  readonly #pages = new Map<string, CachedPage>();
  readonly #urls = new Map<string, Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(url: string): CachedPage | undefined {
    const page = this.#pages.get(url);
    if (page) {
      this.#pages.delete(url);
      this.#pages.set(url, page);
    }
    return page;
  }

  put(url: string, page: CachedPage): void {
    this.delete(url);
    this.#pages.set(url, page);
    this.#bytes += sizeOf(url, page);
    for (const tag of page.tags) {
      const urls = this.#urls.get(tag) ?? new Set();
      this.#urls.set(tag, urls.add(url));
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(url: string): void {
    const page = this.#pages.get(url);
    if (!page) return;
    this.#pages.delete(url);
    this.#bytes -= sizeOf(url, page);
    for (const tag of page.tags) {
      const urls = this.#urls.get(tag);
      urls?.delete(url);
      if (urls?.size === 0) this.#urls.delete(tag);
    }
  }

  size(): { bytes: number; pages: number } {
    return { bytes: this.#bytes, pages: this.#pages.size };
  }

  markOutdated(tag: string): void {
    for (const url of this.#urls.get(tag) ?? []) {
      const page = this.#pages.get(url);
      if (page) page.outdated = true;
    }
  }

  markAllOutdated(): void {
    for (const page of this.#pages.values()) page.outdated = true;
  }
}

function sizeOf(url: string, page: CachedPage): number {
  return page.bytes + 2 * url.length;
}
