import { ApiError } from '../errors.ts';
import type { OnRead } from '../port.ts';
import type { Sentence } from '../sentences.ts';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export type HttpOptions = {
  fetch: Fetch;
  /** '/admin/api', or the same on another host. */
  baseUrl: string;
  onRead?: OnRead | undefined;
};

export type Send = (path: string, init: RequestInit, sentence: Sentence) => Promise<Response>;

/** A response of any status, or an ApiError when none came. */
export function createSend({ fetch, baseUrl, onRead = () => {} }: HttpOptions): Send {
  const base = baseUrl.replace(/\/+$/, '');
  return async (path, init, sentence) => {
    const ask = () => fetch(base + path, init);
    const response = await rethrowAsApiError(ask, init.signal, sentence, null).catch(
      (error: unknown) => {
        onRead({ cacheControl: 'no-store', tags: [], hasFailed: true });
        throw error;
      },
    );
    const { status, headers } = response;
    onRead({
      cacheControl: headers.get('Cache-Control') ?? '',
      tags:
        headers
          .get('Cache-Tag')
          ?.split(/[\s,]+/)
          .filter(Boolean) ?? [],
      hasFailed: status >= 500,
    });
    return response;
  };
}

/** Turns a failure into an ApiError with the call's message; an abort by the caller is rethrown unchanged. */
export async function rethrowAsApiError<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal | null | undefined,
  sentence: Sentence,
  status: number | null,
): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(sentence(status), { status, cause });
  }
}

/** In how many seconds the server wishes to be asked again. */
export function retryAfterOf({ headers }: Response): number | null {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : null;
}
