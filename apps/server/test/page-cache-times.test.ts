import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { everything } from '@naya/contract/api/cache-tags';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooMany } from '../src/http/rate-limits.ts';
import { PageCache, type PageCacheOptions } from '../src/delivery/page-cache.ts';
import { get } from './support/get.ts';

const policy = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const second = 1_000;

type Render = (address: string) => Promise<Response> | Response;
let renders: string[] = [];
let arrived = 0;
let render: Render = () => html('');
let close = () => {};

function html(text: string, headers: Record<string, string> = {}, status = 200): Response {
  const all = {
    'Content-Type': 'text/html',
    'Cache-Control': policy,
    'Cache-Tag': 'a b',
    ...headers,
  };
  return new Response(text, { status, headers: all });
}

/** The cache on a server of its own; `next` answers what it leaves to others. */
function serve(maxBytes = 1_000_000, spend?: PageCacheOptions['spend']) {
  const pages = new PageCache({
    maxBytes,
    ...(spend && { spend }),
    toCanonicalUrl: (url) => url,
    render: async (address) => {
      renders.push(address);
      return render(address);
    },
  });
  const server = createServer((request, response) => {
    pages.answer(request, response, () => response.end('someone else'));
    arrived += 1;
  }).listen(0);
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => {
    const { status, headers, body } = await get(`http://localhost:${port}${path}`);
    return [status, headers['x-cache'], body.toString()];
  };
  return { pages, read };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  renders = [];
  arrived = 0;
});
afterEach(() => {
  vi.useRealTimers();
  close();
});
const later = (ms: number) => vi.advanceTimersByTime(ms);
/** Somebody, or the time service, sets the machine's clock. */
const setClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('as time goes by a page', () => {
  it('is fresh, then shown while it is made anew, then made anew first', async () => {
    const { read } = serve();
    render = () => html(`version ${renders.length}`);
    expect(await read('/')).toEqual([200, 'miss', 'version 1']);
    later(59 * second);
    expect(await read('/')).toEqual([200, 'hit', 'version 1']);
    later(2 * second);
    expect(await read('/')).toEqual([200, 'stale', 'version 1']);
    await expect.poll(() => read('/')).toEqual([200, 'hit', 'version 2']);
    later(661 * second);
    expect(await read('/')).toEqual([200, 'miss', 'version 3']);
  });

  it('stands in for a failed one, however the failure shows', async () => {
    const { read, pages } = serve();
    const failures: Render[] = [
      () => html('failed', {}, 503),
      () => html('in parts', { 'X-Incomplete': 'true', 'Cache-Control': 'no-store' }),
    ];
    for (const failure of failures) {
      render = () => html('whole');
      await read('/');
      render = failure;
      pages.markOutdated(['a']);
      expect(await read('/')).toEqual([200, 'stale', 'whole']);
      expect((await read('/never-seen'))[1]).toBeUndefined();
      later(2 * second);
    }
    later(25 * 3_600 * second);
    expect(await read('/')).toEqual([200, undefined, 'in parts']);
  });

  it('is not asked for again and again while it fails', async () => {
    const { read, pages } = serve();
    render = () => html('whole');
    await read('/');
    render = () => html('failed', {}, 500);
    pages.markOutdated(['b']);
    for (let time = 0; time < 5; time++) await read('/');
    expect(renders.length).toBe(2);
    later(2 * second);
    await read('/');
    expect(renders.length).toBe(3);
  });
});

describe.each([-24, 24])('when the clock is set by %i hours a page', (hours) => {
  it('ages as before', async () => {
    const { read } = serve();
    render = () => html(`version ${renders.length}`);
    await read('/');
    setClock(hours * 3_600 * second);
    expect(await read('/')).toEqual([200, 'hit', 'version 1']);
    later(61 * second);
    expect(await read('/')).toEqual([200, 'stale', 'version 1']);
    await expect.poll(() => read('/')).toEqual([200, 'hit', 'version 2']);
  });

  it('that failed is tried again after its pause, and its last whole one stands in', async () => {
    const { read, pages } = serve();
    render = () => html('whole');
    await read('/');
    render = () => html('failed', {}, 503);
    pages.markOutdated(['a']);
    expect(await read('/')).toEqual([200, 'stale', 'whole']);
    setClock(hours * 3_600 * second);
    expect(await read('/')).toEqual([200, 'stale', 'whole']);
    render = () => html('mended');
    later(2 * second);
    expect(await read('/')).toEqual([200, 'miss', 'mended']);
  });
});

describe('many who wait', () => {
  it('share one rendering', async () => {
    const { read } = serve();
    const gate = Promise.withResolvers<Response>();
    render = () => gate.promise;
    const waiting = Array.from({ length: 50 }, () => read('/'));
    await expect.poll(() => arrived).toBe(50);
    gate.resolve(html('shared'));
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => [200, 'miss', 'shared']));
    expect(renders).toEqual(['/']);
  });

  it('do not share what may not be kept', async () => {
    const { read } = serve();
    const gate = Promise.withResolvers<Response>();
    render = () => gate.promise;
    const waiting = [read('/'), read('/')];
    await expect.poll(() => arrived).toBe(2);
    gate.resolve(html('mine', { 'Cache-Control': 'private' }));
    const texts = (await Promise.all(waiting)).map(([, , text]) => text);
    expect(new Set(texts)).toEqual(new Set(['mine', 'someone else']));
  });
});

describe('a page rendered across a change', () => {
  /** Somebody asks, something changes, somebody else asks, and only then the first render ends. */
  async function renderAcross(tag: string) {
    const { read, pages } = serve();
    const gate = Promise.withResolvers<Response>();
    render = () => gate.promise;
    const early = read('/');
    await expect.poll(() => renders.length).toBe(1);
    pages.markOutdated([tag]);
    render = () => html('after');
    const late = read('/');
    await expect.poll(() => arrived).toBe(2);
    gate.resolve(html('before'));
    return [await early, await late, await read('/')].map(([, status, text]) => [status, text]);
  }

  it('is kept when it shows nothing of that, and shared with those who asked after it', async () => {
    expect(await renderAcross('unrelated')).toEqual([
      ['miss', 'before'],
      ['miss', 'before'],
      ['hit', 'before'],
    ]);
    expect(renders.length).toBe(1);
  });

  it.each(['a', everything])(
    'is not kept after %s; whoever asked later sees it anew',
    async (tag) => {
      expect(await renderAcross(tag)).toEqual([
        ['miss', 'before'],
        ['miss', 'after'],
        ['hit', 'after'],
      ]);
    },
  );
});

it('out of touch, pages are shown and made anew behind; back in touch, made anew first', async () => {
  const { read, pages } = serve();
  render = () => html('one');
  await read('/');
  pages.onListenerLost();
  render = () => html('two');
  expect(await read('/')).toEqual([200, 'stale', 'one']);
  await expect.poll(() => read('/')).toEqual([200, 'stale', 'two']);
  pages.onListenerReady();
  render = () => html('three');
  expect(await read('/')).toEqual([200, 'miss', 'three']);
});

it('keeps at most so many bytes: what was not asked for longest goes first', async () => {
  const { read } = serve(30_000);
  // Random letters do not compress: about 7 KB in each encoding.
  render = () =>
    html(Buffer.from(crypto.getRandomValues(new Uint8Array(6_000))).toString('base64'));
  for (const path of ['/1', '/2', '/1', '/3']) await read(path);
  expect((await read('/1'))[1]).toBe('hit');
  expect((await read('/2'))[1]).toBe('miss');
});

it.each([
  ['no-store', {}],
  ['private, max-age=60', {}],
  ['public, max-age=0', {}],
  ['', {}],
  ['public, s-maxage=60', { 'Set-Cookie': 'a=b' }],
])('keeps nothing that says "%s"', async (cacheControl, headers) => {
  const { read } = serve();
  render = () => html('own', { 'Cache-Control': cacheControl, ...headers });
  await read('/');
  await read('/');
  expect(renders.length).toBe(2);
});

describe('for a visitor whose budget is used up', () => {
  it('a page that was made before is shown as it was, and no other is made', async () => {
    let isUsedUp = false;
    const { pages, read } = serve(undefined, async (_request, work) => {
      if (isUsedUp) throw new TooMany(7);
      return work();
    });
    render = () => html('as it was');
    await read('/seen');
    isUsedUp = true;
    expect(await read('/seen')).toEqual([200, 'hit', 'as it was']);
    later(61 * second);
    expect(await read('/seen')).toEqual([200, 'stale', 'as it was']);
    pages.markOutdated(['a']);
    expect(await read('/seen')).toEqual([200, 'stale', 'as it was']);
    const [status, , body] = await read('/unseen');
    expect(status).toBe(429);
    expect(body).toContain('again in 7 s');
    expect(renders).toEqual(['/seen']);
  });
});
