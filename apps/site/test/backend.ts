import { createHttpApi } from '@naya/contract/api/client';
import type { Fetch } from '@naya/contract/api/client/transport';
import { apiBaseUrl } from '@naya/contract/api/paths';

const publicUrl = 'https://outlet.example';

type Answers = Record<string, () => Response>;

export function answer(
  body: unknown,
  headers: Record<string, string> = {},
  status = 200,
): Response {
  return Response.json(body, { status, headers });
}

const fiveMinutes = {
  'Cache-Control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=900',
};

/** Another backend that speaks the primary call set, as far as a test needs it. */
export function backend(answers: Answers = {}): Fetch {
  const all: Answers = {
    '/settings': () =>
      answer({ site_name: 'Test Bazaar', whatsapp_number: '+91 00000 54321' }, fiveMinutes),
    '/social-media': () => answer({}, fiveMinutes),
    '/pages': () => answer([{ id: 1, slug: 'how-it-works', title: 'How it works' }], fiveMinutes),
    '/categories': () => answer([{ id: 1, slug: 'retail', name: 'Retail & Co' }], fiveMinutes),
    ...answers,
  };
  return async (url) => {
    const { pathname } = new URL(url, publicUrl);
    const reply = all[pathname.replace('/admin/api', '')];
    return reply ? reply() : answer({ message: 'Not found' }, fiveMinutes, 404);
  };
}

type CreateSite = typeof import('../server/app.ts').createSite;

/** The built site, as the server hosts it. */
export async function openSite(fetch: Fetch) {
  const bundle = new URL('../build/server/index.js', import.meta.url).href;
  const { createSite } = (await import(bundle)) as { createSite: CreateSite };
  const site = createSite({
    createApi: (onRead) => createHttpApi({ fetch, baseUrl: apiBaseUrl, onRead }),
    ownData: true,
    publicUrl,
  });
  return async (path: string, init?: RequestInit, requestId?: string) => {
    const response = await site(new Request(new URL(path, publicUrl), init), requestId);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
}
