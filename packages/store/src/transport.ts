import { retryAfterOf } from '@naya/contract/api/client/transport';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The answer to a call; `total` counts the whole list of which it may be a page, null where nobody said. */
export type Answer<Data> = {
  data: Data;
  total: number | null;
  /** A form that was stored before, under the same key. */
  replayed: boolean;
};
export type Send = {
  body: string | FormData;
  headers: Record<string, string>;
  signal: AbortSignal;
};

type FailedDetails = { data?: unknown; cause?: unknown };

/** A call whose answer was not as wished. `data` is what the server said, or null when it said nothing. */
export class CallFailed extends Error {
  readonly data: unknown;
  readonly status: number;
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, { data = null, cause }: FailedDetails = {}) {
    super('The call failed', { cause });
    this.data = data;
    this.status = response.status;
    this.retryAfterSeconds = retryAfterOf(response);
  }
}

/** There is no timeout: a call waits until it is answered, refused or called off. */
export function createTransport(fetch: Fetch) {
  async function ask<Data>(
    url: string,
    init: RequestInit,
    isUsable: (data: unknown) => boolean = () => true,
  ): Promise<Answer<Data>> {
    const response = await fetch(url, init);
    try {
      const text = await response.text();
      if (!response.ok) throw new CallFailed(response, { data: dataOf(text) });
      const data = JSON.parse(text) as Data;
      if (!isUsable(data)) throw new CallFailed(response);
      const replayed = response.headers.get('Idempotency-Replayed') === 'true';
      return { data, total: totalOf(response), replayed };
    } catch (cause) {
      throw cause instanceof CallFailed ? cause : new CallFailed(response, { cause });
    }
  }

  const asReader = (signal: AbortSignal) => ({ headers: { accept: 'application/json' }, signal });
  const read = <Data>(url: string, signal: AbortSignal) =>
    ask<Data>(url, asReader(signal), (data) => data !== null);
  const readList = <Item>(url: string, signal: AbortSignal) =>
    ask<Item[]>(url, asReader(signal), Array.isArray);

  const send = <Data>(url: string, { headers, ...init }: Send) =>
    ask<Data>(url, {
      ...init,
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
    });

  return { read, readList, send };
}

function totalOf({ headers }: Response): number | null {
  const total = headers.get('X-Total-Count') ?? '';
  return /^\d+$/.test(total) ? Number(total) : null;
}

/** A failing server's words count even when they are no JSON; the HTML of a proxy's error page is none for people. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trimStart().startsWith('<') ? null : text;
  }
}
