import type { IncomingMessage, ServerResponse } from 'node:http';
import { everything } from '@naya/contract/api/cache-tags';
import { TooMany } from '../http/rate-limits.ts';
import { refusalPage } from '../http/refusal-page.ts';
import {
  toCachedPage,
  type CachedPage,
  type CacheStatus,
  sendPage,
  sendResponse,
} from './cached-page.ts';
import { PageStore } from './page-store.ts';

export type PageCacheOptions = {
  /** The canonical form of a page's URL; null where there is no page. */
  toCanonicalUrl: (url: string) => string | null;
  /** Renders the page of a URL, without anything of the visitor who asked for it. */
  render: (canonicalUrl: string) => Promise<Response>;
  /** Counts the work for the visitor who causes it, or throws TooMany. */
  spend?: <Result>(request: IncomingMessage, work: () => Promise<Result>) => Promise<Result>;
  maxBytes: number;
  /** Called when a page was answered or made anew, or with why it was not. */
  onFailed?: (cause: unknown) => void;
  onMade?: () => void;
};

/** How many answers were hits, stale or misses, and how many bytes and pages are stored. */
export type PageCacheStats = Record<CacheStatus | 'bytes' | 'pages', number>;

/** `page` is null for what may not be kept. */
type Rendered = { page: CachedPage | null; answer: Response };

/** `changed` holds the tags that changed since it began. */
type Running = { rendered: Promise<Rendered>; changed: Set<string> };

const retryPauseMs = 1_000;

/** Answers pages from memory and renders those it lacks, before any middleware or route of the API runs. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #store: PageStore;
  readonly #running = new Map<string, Running>();
  readonly #answers = { hit: 0, stale: 0, miss: 0 };
  #isListening = true;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#store = new PageStore(options.maxBytes);
  }

  /** Answers, or leaves the request to `next`. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const asWritten = this.#store.get(url);
    const canonicalUrl = asWritten ? url : this.#options.toCanonicalUrl(url);
    if (canonicalUrl === null) return next();
    const page = asWritten ?? this.#store.get(canonicalUrl);
    const served = page ? this.#servedAs(page) : 'miss';
    this.#answers[served] += 1;
    if (!page || served === 'miss') {
      this.#renderAndAnswer(canonicalUrl, request, response, next).then(
        this.#options.onMade,
        (error: unknown) => {
          this.#options.onFailed?.(error);
          response.destroy();
        },
      );
      return;
    }
    sendPage(request, response, page, served);
    // Should even that fail, the next visitor tries again.
    if (served === 'stale' && performance.now() >= page.retryAt) {
      this.#renderFor(request, canonicalUrl).then(this.#options.onMade, (error: unknown) => {
        if (!(error instanceof TooMany)) this.#options.onFailed?.(error);
      });
    }
  }

  /** Renders a URL, once for all requests that wait for it. */
  render(canonicalUrl: string): Promise<Rendered> {
    const running = this.#running.get(canonicalUrl);
    if (!running) return this.#startRender(canonicalUrl);
    const { rendered, changed } = running;
    if (changed.size === 0) return rendered;
    // Whoever asked after the change waits to hear whether this page shows what changed.
    return rendered.then((done) => (showsAny(changed, done) ? this.render(canonicalUrl) : done));
  }

  #startRender(canonicalUrl: string): Promise<Rendered> {
    const changed = new Set<string>();
    const rendered = this.#renderNow(canonicalUrl, changed).finally(() =>
      this.#running.delete(canonicalUrl),
    );
    this.#running.set(canonicalUrl, { rendered, changed });
    return rendered;
  }

  /** A visitor whose page is being rendered already causes no work. */
  #renderFor(request: IncomingMessage, canonicalUrl: string): Promise<Rendered> {
    const { spend } = this.#options;
    const render = () => this.render(canonicalUrl);
    return spend && !this.#running.has(canonicalUrl) ? spend(request, render) : render();
  }

  stats(): PageCacheStats {
    return { ...this.#answers, ...this.#store.size() };
  }

  markOutdated(tags: readonly string[]): void {
    if (tags.includes(everything)) this.#store.markAllOutdated();
    for (const tag of tags) {
      this.#store.markOutdated(tag);
      for (const { changed } of this.#running.values()) changed.add(tag);
    }
  }

  /** Called when the LISTEN connection is lost: stored pages are served as stale and rendered again in the background. */
  onListenerLost(): void {
    this.#isListening = false;
  }

  /** Called when the LISTEN connection is up: changes before it may have been missed, so all stored pages become outdated. */
  onListenerReady(): void {
    this.#isListening = true;
    this.markOutdated([everything]);
  }

  #servedAs(page: CachedPage): CacheStatus {
    const now = performance.now();
    const excused = !this.#isListening || now < page.retryAt;
    if (excused && now < page.errorUntil) return 'stale';
    if (page.outdated || now >= page.staleUntil) return 'miss';
    return now < page.freshUntil ? 'hit' : 'stale';
  }

  async #renderAndAnswer(
    canonicalUrl: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const isFirst = !this.#running.has(canonicalUrl);
    const { page, answer } = await this.#renderFor(request, canonicalUrl).catch(refusedPage);
    const old = this.#store.get(canonicalUrl);
    if (page) sendPage(request, response, page, 'miss');
    else if (old && this.#mayStandIn(old, answer)) sendPage(request, response, old, 'stale');
    else if (isFirst) await sendResponse(request, response, answer);
    else next();
  }

  /** An old page is better than a failure, and than a refusal. */
  #mayStandIn(old: CachedPage, { status }: Response): boolean {
    if (status === 429) return performance.now() < old.errorUntil;
    return this.#servedAs(old) === 'stale';
  }

  async #renderNow(canonicalUrl: string, changed: ReadonlySet<string>): Promise<Rendered> {
    const answer = await this.#options.render(canonicalUrl);
    const old = this.#store.get(canonicalUrl);
    if (isFailure(answer)) {
      if (old) old.retryAt = performance.now() + retryPauseMs;
      return { page: null, answer };
    }
    const page = await toCachedPage(answer, old);
    if (!page) this.#store.delete(canonicalUrl);
    else if (!showsAny(changed, { page })) this.#store.put(canonicalUrl, page);
    return { page, answer };
  }
}

/** An answer that may not be kept names no tags: it may show anything. */
function showsAny(changed: ReadonlySet<string>, { page }: Pick<Rendered, 'page'>): boolean {
  if (changed.size === 0) return false;
  return !page || changed.has(everything) || page.tags.some((tag) => changed.has(tag));
}

function refusedPage(error: unknown): Rendered {
  if (!(error instanceof TooMany)) throw error;
  return { page: null, answer: refusalPage(error) };
}

/** A page whose parts could not all be read is no better than none: the last whole one stands in for it. */
function isFailure({ status, headers }: Response): boolean {
  return status >= 500 || headers.has('X-Incomplete');
}
