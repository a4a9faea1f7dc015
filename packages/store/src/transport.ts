export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

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
  async function ask(url: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(url, init);
    const text = await response.text();
    if (!response.ok) throw new CallFailed(text === '' ? null : dataOf(text));
    return JSON.parse(text);
  }

  return {
    read: <Data>(url: string, signal: AbortSignal) =>
      ask(url, { headers: { accept: 'application/json' }, signal }) as Promise<Data>,
    send: <Data>(
      url: string,
      init: { body: string | FormData; headers: Record<string, string>; signal: AbortSignal },
    ) =>
      ask(url, {
        ...init,
        method: 'POST',
        headers: { accept: 'application/json', ...init.headers },
      }) as Promise<Data>,
  };
}

/** A failing server's words count even when they are no JSON. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
