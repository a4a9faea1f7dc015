import { ApiError } from '../errors.ts';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export type ApiOptions = {
  fetch: Fetch;
  /** '/admin/api', or the same on another host. */
  baseUrl: string;
  /** Sees every response before its body is read: the server gathers cache headers with it. */
  onResponse?: (response: Response) => void;
};

export type ReadOptions = { signal?: AbortSignal | undefined };

/** The sentence for a failed call; `status` is null when there was no answer. */
export type Sentence = (status: number | null) => string;

export type Send = (path: string, init: RequestInit, sentence: Sentence) => Promise<Response>;

/** A response of any status, or an ApiError when none came. */
export function createSend({ fetch, baseUrl, onResponse }: ApiOptions): Send {
  const base = baseUrl.replace(/\/+$/, '');
  return async (path, init, sentence) => {
    const response = await answerOr(() => fetch(base + path, init), init.signal, sentence, null);
    onResponse?.(response);
    return response;
  };
}

/** An abort is the caller's own doing, so it passes as it is; all else becomes the call's sentence. */
export async function answerOr<Answer>(
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
