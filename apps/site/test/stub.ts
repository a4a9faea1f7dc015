import { openSite } from './backend.ts';
import { readPage } from './read-page.ts';

/** As a foreign backend answers, in whatever shape or failure. */
type StubAnswer = {
  status?: number;
  json?: unknown;
  text?: string;
  type?: string;
  hangUp?: boolean;
};
export type StubAnswers = Record<string, StubAnswer>;

type Received = { path: string; body: unknown };

/** The built site before a backend that answers like this: `{'GET /franchises': {json: […]}}`; anything else is `[]`. */
export async function openStubbed(answers: StubAnswers) {
  const received: Received[] = [];
  const visit = await openSite(async (url, init) => {
    const { method, pathname, body } = await readCall(url, init);
    const path = decodeURIComponent(pathname.replace('/admin/api', ''));
    if (method !== 'GET') received.push({ path, body: JSON.parse(body) });
    const given = answers[`${method} ${path}`] ?? {
      json: method === 'GET' ? [] : { message: 'ok' },
    };
    if (given.hangUp) throw new TypeError('fetch failed');
    return new Response(given.text ?? JSON.stringify(given.json ?? null), {
      status: given.status ?? 200,
      headers: { 'Content-Type': given.type ?? 'application/json' },
    });
  });
  return {
    received,
    visit: async (path: string, init?: RequestInit) => {
      const answer = await visit(path, init);
      return { ...answer, page: readPage(answer.html) };
    },
  };
}

async function readCall(url: string, init?: RequestInit) {
  const request = new Request(new URL(url, 'http://stub'), init);
  return {
    method: request.method,
    pathname: new URL(request.url).pathname,
    body: await request.text(),
  };
}

export async function visitStubbed(answers: StubAnswers, path: string) {
  const { visit } = await openStubbed(answers);
  return visit(path);
}
