export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The answer to a call; `total` counts the whole list of which it may be a page, null where nobody said. */
export type Answer<Data> = { data: Data; total: number | null };
export type Send = {
  body: string | FormData;
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** A call that was not answered as wished. `data` is what the server said, or null when it said nothing. */
export class CallFailed extends Error {
  readonly data: unknown;

  constructor(data: unknown) {
    super('The call failed');
    this.data = data;
  }
}

/** There is no timeout: a call waits until it is answered, refused or called off. */
export function createTransport(fetch: Fetch) {
  async function ask<Data>(url: string, init: RequestInit): Promise<Answer<Data>> {
    const response = await fetch(url, init);
    const text = await response.text();
    if (!response.ok) throw new CallFailed(text === '' ? null : dataOf(text));
    return { data: JSON.parse(text) as Data, total: totalOf(response) };
  }

  async function read<Data>(url: string, signal: AbortSignal): Promise<Answer<Data>> {
    const answer = await ask<Data>(url, { headers: { accept: 'application/json' }, signal });
    if (answer.data === null) throw new CallFailed(null);
    return answer;
  }

  async function readList<Item>(url: string, signal: AbortSignal): Promise<Answer<Item[]>> {
    const answer = await read<Item[]>(url, signal);
    if (!Array.isArray(answer.data)) throw new CallFailed(null);
    return answer;
  }

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

/** A failing server's words count even when they are no JSON. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
