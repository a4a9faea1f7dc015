const maxRedirects = 3;

export type BackendLimits = {
  /** From the first byte of the question to the last of the answer. */
  timeoutMs?: number;
  /** Unpacked: the plain array of a large catalogue fits. */
  maxBytes?: number;
};

/** The backend's answer is refused: too large, or it leads away from the configured base. */
export class BackendRefused extends Error {}

/**
 * Reads the backend of API_BASE_URL, which is not trusted: a redirect stays below the base, an answer has a largest size
 * and a longest time. Pages and passed-on calls both read through it.
 */
export function createBackendFetch(
  baseUrl: string,
  { timeoutMs = 20_000, maxBytes = 16 * 1024 * 1024 }: BackendLimits = {},
) {
  const base = new URL(`${baseUrl}/`);
  const isBelowBase = ({ origin, pathname }: URL) =>
    origin === base.origin && pathname.startsWith(base.pathname);

  return async function fetchFromBackend(url: string, init: RequestInit = {}): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    let target = new URL(url);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (!isBelowBase(target)) throw new BackendRefused('The backend redirects beyond its base.');
      const response = await fetch(target, { ...init, signal, redirect: 'manual' });
      const location = response.headers.get('Location');
      if (!isRedirect(response) || !location) return readWhole(response, maxBytes);
      await response.body?.cancel();
      if (init.method && init.method !== 'GET') break;
      if (!URL.canParse(location, target)) break;
      target = new URL(location, target);
    }
    throw new BackendRefused('The backend redirects too often.');
  };
}

const isRedirect = ({ status }: Response) => [301, 302, 303, 307, 308].includes(status);

/** The same response with its body in memory, read up to the limit only. */
async function readWhole(response: Response, maxBytes: number): Promise<Response> {
  const { status, headers } = response;
  if (!response.body) return new Response(null, { status, headers });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    // Leaving the loop closes the connection to the backend.
    if (bytes > maxBytes) throw new BackendRefused('The answer of the backend is too large.');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status, headers });
}
